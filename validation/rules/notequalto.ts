import { listOf } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** A value that differs from those of all other named fields (VAL-11). */
export const notequalto: Rule = {
  test: (value, { param, other }) => listOf(param('others')).every((name) => other(name)?.value !== value),
};
