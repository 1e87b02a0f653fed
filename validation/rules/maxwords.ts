import { atMost } from '../rule-kit.ts';
import type { Rule } from '../rule.ts';
import { wordsOf } from '../words.ts';

/** At most so many words (VAL-16). */
export const maxwords: Rule = { test: (value, { param }) => atMost(wordsOf(value), param('max')) };
