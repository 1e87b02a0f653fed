import { isInRange } from '../libraries/order.ts';
import type { Rule } from '../engine/rule.ts';

/** Not less than a number or date (VAL-02). */
export const min: Rule = {
  test: (value, { param }) => isInRange(value, param('min'), ''),
};
