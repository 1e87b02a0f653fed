import { atLeast, lengthOf } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** Minimum number of characters, or of chosen options (VAL-02). */
export const minlength: Rule = {
  test: (value, context) => atLeast(lengthOf(value, context), context.param('min')),
};
