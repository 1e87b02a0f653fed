import { atLeast } from '../rule-kit.ts';
import type { Rule } from '../rule.ts';
import { wordsOf } from '../words.ts';

/** At least so many words (VAL-16). */
export const minwords: Rule = { test: (value, { param }) => atLeast(wordsOf(value), param('min')) };
