import { matchPattern } from '../libraries/patterns.ts';
import type { Rule } from '../engine/rule.ts';

/** The whole value matches the pattern: the rule `regex`, under its name in jquery-validation. */
export const pattern: Rule = { test: (value, { param }) => matchPattern(param('pattern'), value) };
