import { isInRange } from '../libraries/order.ts';
import type { Rule } from '../engine/rule.ts';

/** Not more than a number or date (VAL-02). */
export const max: Rule = {
  test: (value, { param }) => isInRange(value, '', param('max')),
};
