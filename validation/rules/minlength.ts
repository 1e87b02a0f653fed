import { atLeast, lengthOf } from '../rule-kit.ts';
import type { Rule } from '../rule.ts';

/** At least so many characters, or so many chosen (VAL-02). */
export const minlength: Rule = {
  test: (value, context) => atLeast(lengthOf(value, context), context.param('min')),
};
