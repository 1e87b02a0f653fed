import type { Rule } from '../engine/rule.ts';

/** This field or the other one has a value (VAL-13). */
export const requiredor: Rule = {
  validatesEmpty: true,
  test: (_value, { isEmpty, param, other }) => !isEmpty || other(param('other'))?.isEmpty === false,
};
