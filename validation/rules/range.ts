import { isWithin } from '../order.ts';
import type { Rule } from '../rule.ts';

/** Between two numbers or dates; one of them may be missing (VAL-02). */
export const range: Rule = {
  test: (value, { param }) => isWithin(value, param('min'), param('max')),
};
