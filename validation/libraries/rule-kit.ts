import type { Rule, RuleContext } from '../engine/rule.ts';

/**
 * Makes a rule of a pattern that is our own: it must not be able to run for long.
 *
 * @param pattern Matches a whole valid value.
 */
export const matching = (pattern: RegExp): Rule => ({ test: (value) => pattern.test(value) });

/** The characters of a text, or how many options or boxes are chosen. */
export const lengthOf = (value: string, { count }: RuleContext) => count ?? value.length;

/** A limit that is missing or unreadable limits nothing. */
export const atLeast = (size: number, limit: string) => !(size < parseFloat(limit));
export const atMost = (size: number, limit: string) => !(size > parseFloat(limit));

/** The parts of a comma list, without spaces around them. */
export const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The check digit of card numbers and many others. */
export function isLuhn(digits: string): boolean {
  const doubled = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2);
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => total + (index % 2 ? doubled(Number(digit)) : Number(digit)), 0);
  return sum % 10 === 0;
}
