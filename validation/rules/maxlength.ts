import { atMost, lengthOf } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** At most so many characters, or so many chosen; a limit of 0 or less is none (VAL-06). */
export const maxlength: Rule = {
  test: (value, context) => {
    const max = context.param('max');
    return parseFloat(max) <= 0 || atMost(lengthOf(value, context), max);
  },
};
