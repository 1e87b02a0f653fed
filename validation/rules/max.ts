import { isWithin } from '../order.ts';
import type { Rule } from '../rule.ts';

/** Not more than a number or date (VAL-02). */
export const max: Rule = {
  test: (value, { param }) => isWithin(value, '', param('max')),
};
