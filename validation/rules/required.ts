import type { Rule } from '../engine/rule.ts';

/** Something is there. Of a single box: it is checked, or a hidden twin says what it means when it is not (VAL-01). */
export const required: Rule = {
  validatesEmpty: true,
  test: (_value, { isEmpty, hasTwin }) => !isEmpty || hasTwin,
};
