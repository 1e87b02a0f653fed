import type { Rule } from '../engine/rule.ts';

/** The box is checked, regardless of its hidden twin (VAL-14). */
export const mandatory: Rule = {
  validatesEmpty: true,
  test: (value, { count, isEmpty }) => !isEmpty && (count !== undefined || /^true$/i.test(value)),
};
