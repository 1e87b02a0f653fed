import { matchPattern } from '../libraries/patterns.ts';
import type { Rule } from '../engine/rule.ts';

/** The whole value matches the pattern (VAL-10). */
export const regex: Rule = {
  test: (value, { param }) => matchPattern(param('pattern'), value),
};
