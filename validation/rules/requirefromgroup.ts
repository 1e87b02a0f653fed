import { atLeast } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** A minimum number of the fields matched by a selector is filled. */
export const requirefromgroup: Rule = {
  validatesEmpty: true,
  test: (_value, { filled, param }) => atLeast(filled(param('selector')), param('min')),
};
