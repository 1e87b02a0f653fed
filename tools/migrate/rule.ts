import type { WrittenAttribute } from '../check/markup/index.ts';
import type { Edit } from '../fixtures/edits.ts';
import type { RuleHost } from './rule-host.ts';

/**
 * Result of a rule: `stays` needs no work, `change` is made by `--write`, `by-hand` needs a person,
 * `missing` has no counterpart.
 */
export type MigrateStatus = 'stays' | 'change' | 'by-hand' | 'missing';

/** A row of a guide. */
export interface MigrateRule {
  /** The old markup or code, as the guide writes it. */
  readonly old: string;
  /** Replacement in Archipel: one line, for the report and the guide. */
  readonly write: string;
  readonly status: MigrateStatus;
}

/** A rule about an attribute; the first one that matches counts. */
export interface AttributeRule extends MigrateRule {
  readonly attribute: string | RegExp;
  readonly when?: (host: RuleHost, attribute: WrittenAttribute) => boolean;
  /** Edits of equal behaviour; undefined leaves the attribute to a person. */
  readonly edit?: (host: RuleHost, attribute: WrittenAttribute) => readonly Edit[] | undefined;
}

/** A rule about an element. */
export interface ElementRule extends MigrateRule {
  readonly when: (host: RuleHost) => boolean;
  readonly edit?: (host: RuleHost) => readonly Edit[] | undefined;
}

/** A rule about a script element by the name of its file. */
export interface ScriptRule extends MigrateRule {
  readonly file: RegExp;
}

/** A rule about code in scripts. */
export interface CodeRule extends MigrateRule {
  readonly code: RegExp;
}

/** A library that a site comes from. */
export interface Origin {
  /** Its name in `--from`. */
  readonly name: string;
  readonly title: string;
  /** Returns the name that rules know for an attribute: `hx-get` for `data-hx-get`. */
  readonly canonicalName?: (name: string) => string;
  readonly attributes: readonly AttributeRule[];
  readonly elements: readonly ElementRule[];
  readonly scripts: readonly ScriptRule[];
  readonly code: readonly CodeRule[];
  /** Rules about the expressions of templates: helpers that write the library's markup. */
  readonly helpers: readonly CodeRule[];
}

type Texts = readonly [old: string, write: string];
type When = AttributeRule['when'];

const attributeRule =
  (status: MigrateStatus) =>
  (attribute: string | RegExp, [old, write]: Texts, when?: When): AttributeRule => ({
    attribute,
    old,
    write,
    status,
    ...(when && { when }),
  });

/** Creates a rule about an attribute that Archipel reads as it is. */
export const staysRule = attributeRule('stays');

/** Creates a rule about an attribute that a person replaces. */
export const byHandRule = attributeRule('by-hand');

/** Creates a rule about an attribute without a counterpart. */
export const missingRule = attributeRule('missing');

/** Creates a rule about an attribute that `--write` changes where the edit is sure. */
export const changeRule = (
  attribute: string | RegExp,
  texts: Texts,
  edit: AttributeRule['edit'],
  when?: When,
): AttributeRule => ({ ...attributeRule('change')(attribute, texts, when), ...(edit && { edit }) });

/** Creates a rule about code in scripts; a person replaces it. */
export const codeRule = (code: RegExp, old: string, write: string): CodeRule => ({
  code,
  old,
  write,
  status: 'by-hand',
});

/** Creates a rule about the script of a library. */
export const scriptRule = (file: RegExp, old: string, write: string): ScriptRule => ({
  file,
  old,
  write,
  status: 'change',
});
