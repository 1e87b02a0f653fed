import { matchPattern } from '../patterns.ts';
import type { Rule } from '../rule.ts';

/** The whole value matches the pattern (VAL-10). */
export const regex: Rule = {
  test: (value, { param }) => matchPattern(param('pattern'), value),
};
