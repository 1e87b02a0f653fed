import { atLeast } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** None of the fields matched by a selector is filled, or at least a minimum number of them. */
export const skiporfillminimum: Rule = {
  validatesEmpty: true,
  test: (_value, { filled, param }) => {
    const count = filled(param('selector'));
    return count === 0 || atLeast(count, param('min'));
  },
};
