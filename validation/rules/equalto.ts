import type { Rule } from '../engine/rule.ts';

/** The same as another field; one that is not there demands nothing (VAL-03). */
export const equalto: Rule = {
  validatesEmpty: true,
  test: (value, { param, other }) => (other(param('other'))?.value ?? value) === value,
};
