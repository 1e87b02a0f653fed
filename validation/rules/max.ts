import { isInRange } from '../libraries/comparable.ts';
import type { Rule } from '../engine/rule.ts';

/** A number or date that is not more than the limit (VAL-02). */
export const max: Rule = {
  test: (value, { param }) => isInRange(value, '', param('max')),
};
