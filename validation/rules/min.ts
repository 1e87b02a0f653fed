import { isWithin } from '../order.ts';
import type { Rule } from '../rule.ts';

/** Not less than a number or date (VAL-02). */
export const min: Rule = {
  test: (value, { param }) => isWithin(value, param('min'), ''),
};
