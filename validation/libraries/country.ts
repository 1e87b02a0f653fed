import type { RuleContext } from '../engine/rule.ts';

/** Country codes in common use or at tax offices that differ from ISO's. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['UK', 'GB'],
  ['EL', 'GR'],
]);

/**
 * Reads the country of a rule: `-country`, or the value of the field that `-countryfield` names.
 *
 * @param context The rule's context.
 * @returns The ISO code, empty when there is none.
 */
export function countryOf({ param, other }: RuleContext): string {
  const field = param('countryfield');
  const code = (param('country') || (field && other(field)?.value) || '').trim().toUpperCase();
  return ALIASES.get(code) ?? code;
}
