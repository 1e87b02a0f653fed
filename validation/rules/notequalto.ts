import { listOf } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** Not the same as any of the other fields (VAL-11). */
export const notequalto: Rule = {
  test: (value, { param, other }) => listOf(param('others')).every((name) => other(name)?.value !== value),
};
