import { isInRange } from '../libraries/comparable.ts';
import type { Rule } from '../engine/rule.ts';

/** Between two numbers or dates; one of them may be missing (VAL-02). */
export const range: Rule = {
  test: (value, { param }) => isInRange(value, param('min'), param('max')),
};
