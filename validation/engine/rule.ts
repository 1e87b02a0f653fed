/** `true` is valid; `false` shows the attribute's message; a text is shown itself. */
export type Verdict = boolean | string;

/** Another field of the same form. */
export interface OtherField {
  /**
   * The submitted value: for checkboxes and radio buttons that of the checked one, for an unchecked box that
   * of its hidden twin.
   */
  readonly value: string;
  readonly isEmpty: boolean;
  /** Only for a single checkbox. */
  readonly isChecked?: boolean | undefined;
}

/** The context of a rule, next to the value. */
export interface RuleContext {
  /** Reads `data-val-<rule>-<name>` as it is now; empty when it is missing. */
  param(name: string): string;
  /** Finds a field of the form by its name; `*.` is the prefix of the rule's own field. */
  other(name: string): OtherField | undefined;
  /** Counts the filled fields of the form that match a selector. */
  filled(selector: string): number;
  /** The field's name. */
  readonly name: string;
  /** The control's type: `text`, `date`, `checkbox`, `select-one` … */
  readonly type: string;
  /** Whether the value is empty or only white space. */
  readonly isEmpty: boolean;
  /** Number of chosen options or boxes; undefined for a text field. */
  readonly count: number | undefined;
  /** Whether a hidden field of the same name follows the checkbox, as MVC writes booleans. */
  readonly hasTwin: boolean;
  readonly files: readonly Pick<File, 'name' | 'size' | 'type'>[];
  /** Storage of a rule for this field, between validations. */
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
  /** Whether an empty field is evaluated too; by default it passes. */
  readonly validatesEmpty?: boolean;
  /** Whether the rule costs a request: it runs once all others have passed, and not while the visitor types. */
  readonly isLast?: boolean;
  /** Normalizes the field's value before validation: an address without the spaces around it. */
  tidy?(value: string): string;
}

/** A module with several rules, by their names in the attributes. */
export interface RulePack {
  readonly rules: Readonly<Record<string, Rule>>;
}

/** Loads a rule when a field first names it. */
export type LazyRule = () => Promise<{ default: Rule }>;

/** A rule, or the function that loads it. */
export type RuleSource = Rule | LazyRule;
