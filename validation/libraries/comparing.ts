import { parseComparable } from './comparable.ts';
import type { Rule } from '../engine/rule.ts';

/**
 * Creates a rule that compares a field with another one, as numbers or dates. The value passes if the other
 * field is missing, empty or not comparable.
 *
 * @param isRight Compares the two.
 */
export const compareWith = (isRight: (own: number, other: number) => boolean): Rule => ({
  test: (value, { param, other }) => {
    const found = other(param('other'));
    if (!found || found.isEmpty) return true;
    const [own, limit] = [parseComparable(value), parseComparable(found.value)];
    return Number.isNaN(limit) || isRight(own, limit);
  },
});
