import type { Rule, RuleContext } from '../engine/rule.ts';

/**
 * Creates a rule from one of the library's own patterns, which must not be able to run for long.
 *
 * @param pattern Matches a whole valid value.
 */
export const matching = (pattern: RegExp): Rule => ({ test: (value) => pattern.test(value) });

/** Returns the length of a text, or the number of chosen options or boxes. */
export const lengthOf = (value: string, { count }: RuleContext) => count ?? value.length;

/** Returns whether a size reaches a limit; a missing or unreadable limit is ignored. */
export const atLeast = (size: number, limit: string) => !(size < parseFloat(limit));
export const atMost = (size: number, limit: string) => !(size > parseFloat(limit));

/** Returns the items of a comma-separated list, trimmed and without empty ones. */
export const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Returns whether digits pass the Luhn check of card numbers and many others. */
export function isLuhn(digits: string): boolean {
  const doubled = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2);
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => total + (index % 2 ? doubled(Number(digit)) : Number(digit)), 0);
  return sum % 10 === 0;
}
