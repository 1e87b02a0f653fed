import { matchPattern } from '../libraries/patterns.ts';
import type { Rule } from '../engine/rule.ts';

/** The whole value matches the pattern: the name that jquery-validation has for it. */
export const pattern: Rule = { test: (value, { param }) => matchPattern(param('pattern'), value) };
