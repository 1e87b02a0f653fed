/** The kind of a parameter's value. */
export type ParameterKind =
  | 'number'
  | 'text'
  | 'selector'
  | 'url'
  | 'list'
  | 'choice'
  | 'pattern'
  | 'flag'
  | 'date';

/** One parameter, `data-val-<rule>-<parameter>`. */
export interface AboutParameter {
  readonly description: string;
  readonly kind: ParameterKind;
  /** Whether the rule checks nothing without it. */
  readonly required?: boolean;
  /** Its only values, for a choice; case does not matter. */
  readonly allowed?: readonly string[];
}

/** A rule, described for developers; a link leads to a section of docs/contract.md. */
export interface AboutRule {
  readonly description: string;
  readonly params?: Readonly<Record<string, AboutParameter>>;
}

/** The rules of one pack, by name. */
export type AboutPack = Readonly<Record<string, AboutRule>>;
