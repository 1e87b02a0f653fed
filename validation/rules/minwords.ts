import { atLeast } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';
import { countableWords } from '../engine/words.ts';

/** Minimum number of words (VAL-16). */
export const minwords: Rule = { test: (value, { param }) => atLeast(countableWords(value), param('min')) };
