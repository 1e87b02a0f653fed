/** The kind of a setting, as the table of docs/contract.md names it. */
export type SettingKind =
  | 'object'
  | 'object, also `{}`'
  | 'true'
  | 'milliseconds'
  | 'CSS pixels'
  | 'hours'
  | 'text'
  | 'text or number'
  | 'name'
  | 'class'
  | 'address'
  | 'ISO code of a country'
  | 'list of endings'
  | 'list of names'
  | 'list of words'
  | 'choice';

/** One setting, by its dotted key; links of its description lead to sections of docs/contract.md. */
export interface AboutSetting {
  readonly kind: SettingKind;
  /** The default in JSON; left out where there is none. */
  readonly default?: string | number | boolean | readonly string[];
  /** The default in words, where it is no value. */
  readonly without?: string;
  /** The values of a choice. */
  readonly allowed?: readonly string[];
  /** Whether `false` turns it off. */
  readonly isSwitch?: boolean;
  readonly description: string;
}
