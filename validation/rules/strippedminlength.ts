import { atLeast } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** Minimum number of characters, not counting tags (VAL-16). */
export const strippedminlength: Rule = {
  test: (value, { param }) => atLeast(value.replace(/<[^<>]*>/g, '').length, param('min')),
};
