import type { LocalizedText } from '../culture.ts';
import type { FormField, RuleUse } from '../rules/form.ts';

type Kind = 'text' | 'box' | 'boxes' | 'radio' | 'select' | 'file';

/** A field of the rules guide: one rule, with a valid and an invalid example. */
export interface GuideField extends FormField {
  readonly kind: Kind;
  readonly rule: RuleUse;
  /** Name of the value, with its article: “an IBAN”. */
  readonly what: LocalizedText;
  readonly right: string;
  readonly wrong: string;
  /** Accepts several files. */
  readonly isMultiple?: boolean;
  /** Distinguishes fields with the same rule. */
  readonly key: string;
}

/** A group of the page. */
export interface GuideGroup {
  readonly legend: LocalizedText;
  readonly fields: readonly GuideField[];
}

type Params = RuleUse['params'];
type More = Partial<Pick<GuideField, 'kind' | 'key' | 'group' | 'isMultiple'>>;

/**
 * Creates a field.
 *
 * @param rule Name of the rule.
 * @param examples Valid example, then invalid one; either may be empty.
 * @param what Name of the value in French and Dutch, with its article.
 * @param params Parameters of the rule.
 * @param more Differences from a text field.
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
