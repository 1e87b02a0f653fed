import { matchPattern } from '../libraries/patterns.ts';
import { atLeast } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

const SPECIAL = /[^\p{L}\p{N}_]/gu;
const countSpecial = (value: string) => value.match(SPECIAL)?.length ?? 0;

/** Long enough, with enough characters that are neither letter nor digit, matching the pattern (VAL-04). */
export const password: Rule = {
  test: (value, { param }) =>
    atLeast(value.length, param('min')) &&
    atLeast(countSpecial(value), param('nonalphamin')) &&
    (param('regex') === '' || matchPattern(param('regex'), value)),
};
