import { atLeast, atMost } from '../rule-kit.ts';
import type { Rule } from '../rule.ts';
import { wordsOf } from '../words.ts';

/** At least and at most so many words (VAL-16). */
export const rangewords: Rule = {
  test: (value, { param }) => {
    const count = wordsOf(value);
    return atLeast(count, param('min')) && atMost(count, param('max'));
  },
};
