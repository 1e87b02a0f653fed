/** `true` is valid; `false` shows the attribute's message; a text is shown itself. */
export type Verdict = boolean | string;

/** Another field of the same form. */
export interface OtherField {
  /** As the server would get it: of boxes and radio buttons the checked one, of an unchecked box its hidden twin. */
  readonly value: string;
  readonly isEmpty: boolean;
  /** Of a checkbox alone. */
  readonly isChecked?: boolean | undefined;
}

/** The context of a rule, next to the value. */
export interface RuleContext {
  /** Reads `data-val-<rule>-<name>` as it is now; empty when it is missing. */
  param(name: string): string;
  /** Finds a field of the form by its name; `*.` is the prefix of the rule's own field. */
  other(name: string): OtherField | undefined;
  /** Counts the filled ones among the form's fields that match a selector. */
  filled(selector: string): number;
  /** The field's name. */
  readonly name: string;
  /** The control's type: `text`, `date`, `checkbox`, `select-one` … */
  readonly type: string;
  /** Nothing, or nothing but white space. */
  readonly isEmpty: boolean;
  /** How many options or boxes are chosen; undefined where text is typed. */
  readonly count: number | undefined;
  /** Whether a hidden field of the same name follows the checkbox, as MVC writes booleans. */
  readonly hasTwin: boolean;
  readonly files: readonly Pick<File, 'name' | 'size' | 'type'>[];
  /** For what a rule wants to remember about the field. */
  readonly memory: Map<string, unknown>;
}

/** One rule: `data-val-<name>="message"`, with parameters `data-val-<name>-<parameter>`. */
export interface Rule {
  /**
   * Evaluates a value.
   *
   * @param value The text of the field; of a group the checked value.
   * @param context Parameters, other fields, files.
   * @returns A verdict or the promise of one. An error is reported and the value passes: the server decides.
   */
  test(value: string, context: RuleContext): Verdict | Promise<Verdict>;
  /** Evaluated although the field is empty; without it an empty field passes. */
  readonly validatesEmpty?: boolean;
  /** Evaluated when all others have passed, and not while the visitor types: it costs a request. */
  readonly isLast?: boolean;
  /** Normalizes the field's value before validation: an address without the spaces around it. */
  tidy?(value: string): string;
}

/** A module that gathers rules, by their names in the attributes. */
export interface RulePack {
  readonly rules: Readonly<Record<string, Rule>>;
}

/** Loads a rule when a field first names it. */
export type LazyRule = () => Promise<{ default: Rule }>;

/** A rule, or what loads it. */
export type RuleSource = Rule | LazyRule;
