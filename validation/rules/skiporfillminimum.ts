import { atLeast } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** None of the fields that a selector finds is filled, or at least so many are. */
export const skiporfillminimum: Rule = {
  validatesEmpty: true,
  test: (_value, { filled, param }) => {
    const count = filled(param('selector'));
    return count === 0 || atLeast(count, param('min'));
  },
};
