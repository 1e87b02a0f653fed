import { atLeast } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** At least so many of the fields that a selector finds are filled. */
export const requirefromgroup: Rule = {
  validatesEmpty: true,
  test: (_value, { filled, param }) => atLeast(filled(param('selector')), param('min')),
};
