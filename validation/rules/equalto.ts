import type { Rule } from '../engine/rule.ts';

/** The same value as another field; valid if that does not exist (VAL-03). */
export const equalto: Rule = {
  validatesEmpty: true,
  test: (value, { param, other }) => (other(param('other'))?.value ?? value) === value,
};
