import type { Rule } from '../engine/rule.ts';

/** Something is there, or in the other field (VAL-13). */
export const requiredor: Rule = {
  validatesEmpty: true,
  test: (_value, { isEmpty, param, other }) => !isEmpty || other(param('other'))?.isEmpty === false,
};
