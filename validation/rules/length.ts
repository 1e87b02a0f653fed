import { atLeast, atMost, lengthOf } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** Minimum and maximum number of characters, or of chosen options (VAL-02). */
export const length: Rule = {
  test: (value, context) =>
    atLeast(lengthOf(value, context), context.param('min')) &&
    atMost(lengthOf(value, context), context.param('max')),
};
