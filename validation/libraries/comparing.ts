import { toOrder } from './order.ts';
import type { Rule } from '../engine/rule.ts';

/**
 * Makes a rule that compares a field with another one, as numbers or dates and never as texts. Values that can't be compared
 * because the other field is empty or missing, passes.
 *
 * @param isRight Compares the two.
 */
export const compareWith = (isRight: (own: number, other: number) => boolean): Rule => ({
  test: (value, { param, other }) => {
    const found = other(param('other'));
    if (!found || found.isEmpty) return true;
    const [own, limit] = [toOrder(value), toOrder(found.value)];
    return Number.isNaN(limit) || isRight(own, limit);
  },
});
