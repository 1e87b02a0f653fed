import type { Rule } from '../engine/rule.ts';

/**
 * The field is not empty. A single checkbox is checked, or has a hidden twin, which is sent when it is not
 * (VAL-01).
 */
export const required: Rule = {
  validatesEmpty: true,
  test: (_value, { isEmpty, hasTwin }) => !isEmpty || hasTwin,
};
