import { atMost, lengthOf } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** Maximum number of characters, or of chosen options; a limit of 0 or less is ignored (VAL-06). */
export const maxlength: Rule = {
  test: (value, context) => {
    const max = context.param('max');
    return parseFloat(max) <= 0 || atMost(lengthOf(value, context), max);
  },
};
