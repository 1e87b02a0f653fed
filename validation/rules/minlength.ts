import { atLeast, lengthOf } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** At least so many characters, or so many chosen (VAL-02). */
export const minlength: Rule = {
  test: (value, context) => atLeast(lengthOf(value, context), context.param('min')),
};
