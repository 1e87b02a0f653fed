import { atLeast, atMost } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';
import { countableWords } from '../engine/words.ts';

/** Minimum and maximum number of words (VAL-16). */
export const rangewords: Rule = {
  test: (value, { param }) => {
    const count = countableWords(value);
    return atLeast(count, param('min')) && atMost(count, param('max'));
  },
};
