import { atMost } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';
import { countableWords } from '../engine/words.ts';

/** Maximum number of words (VAL-16). */
export const maxwords: Rule = { test: (value, { param }) => atMost(countableWords(value), param('max')) };
