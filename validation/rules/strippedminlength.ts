import { atLeast } from '../rule-kit.ts';
import type { Rule } from '../rule.ts';

/** At least so many characters besides tags (VAL-16). */
export const strippedminlength: Rule = {
  test: (value, { param }) => atLeast(value.replace(/<[^<>]*>/g, '').length, param('min')),
};
