import type { Words } from '../culture.ts';
import type { FormField, RuleUse } from '../rules/form.ts';

type Kind = 'text' | 'box' | 'boxes' | 'radio' | 'select' | 'file';

/** A field of the rules' own page: one rule, with an example that is right and one that is wrong. */
export interface GuideField extends FormField {
  readonly kind: Kind;
  readonly rule: RuleUse;
  /** What is asked for, with its article: “an IBAN”. */
  readonly what: Words;
  readonly right: string;
  readonly wrong: string;
  /** Several files may be chosen. */
  readonly isMultiple?: boolean;
  /** For what the rule's name alone would not tell apart. */
  readonly key: string;
}

/** A part of the page. */
export interface GuideGroup {
  readonly legend: Words;
  readonly fields: readonly GuideField[];
}

type Params = RuleUse['params'];
type More = Partial<Pick<GuideField, 'kind' | 'key' | 'group' | 'isMultiple'>>;

/**
 * Describes a field.
 *
 * @param rule The rule's name.
 * @param examples The right one, then the wrong one; either may be empty.
 * @param what In French and in Dutch, with its article.
 * @param params The rule's parameters.
 * @param more What differs from a text field.
 */
export function guideField(
  rule: string,
  [right, wrong]: readonly [string, string],
  [fr, nl]: readonly [string, string],
  params: Params = {},
  more: More = {},
): GuideField {
  const { key = rule, kind = 'text' } = more;
  const use: RuleUse = { rule, params };
  return { ...more, name: `Rule.${key}`, key, kind, rule: use, rules: [use], what: { fr, nl }, right, wrong };
}
