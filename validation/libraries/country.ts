import type { RuleContext } from '../engine/rule.ts';

/** Names in common use and at the tax office, in addition to ISO's. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['UK', 'GB'],
  ['EL', 'GR'],
]);

/**
 * Reads which country a rule is about: `-country`, or the field that `-countryfield` names.
 *
 * @param context Of the rule.
 * @returns The ISO code, empty when there is none.
 */
export function countryOf({ param, other }: RuleContext): string {
  const field = param('countryfield');
  const code = (param('country') || (field && other(field)?.value) || '').trim().toUpperCase();
  return ALIASES.get(code) ?? code;
}
