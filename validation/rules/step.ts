import { parseComparable } from '../libraries/comparable.ts';
import type { Rule } from '../engine/rule.ts';

const decimalsOf = (text: string) => /[.,](\d+)$/.exec(text.trim())?.[1]?.length ?? 0;

/** Accepts multiples of a step. Both numbers are scaled to integers, because 0.3 % 0.1 is not 0. */
export const step: Rule = {
  test: (value, { param }) => {
    const [number, step] = [parseComparable(value), parseComparable(param('step'))];
    if (!(step > 0)) return true;
    const decimals = Math.max(decimalsOf(value), decimalsOf(param('step')));
    return (
      decimalsOf(value) <= decimalsOf(param('step')) &&
      Math.round(number * 10 ** decimals) % Math.round(step * 10 ** decimals) === 0
    );
  },
};
