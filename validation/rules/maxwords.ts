import { atMost } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';
import { countableWords } from '../engine/words.ts';

/** At most so many words (VAL-16). */
export const maxwords: Rule = { test: (value, { param }) => atMost(countableWords(value), param('max')) };
