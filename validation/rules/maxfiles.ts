import { atMost } from '../rule-kit.ts';
import type { Rule } from '../rule.ts';

/** At most so many files (VAL-16). */
export const maxfiles: Rule = { test: (_value, { files, param }) => atMost(files.length, param('max')) };
