import { toOrder } from '../libraries/order.ts';
import type { Rule } from '../engine/rule.ts';

const decimalsOf = (text: string) => /[.,](\d+)$/.exec(text.trim())?.[1]?.length ?? 0;

/** A multiple of a step, counted in its smallest decimals so that 0.3 is three times 0.1. */
export const step: Rule = {
  test: (value, { param }) => {
    const [number, step] = [toOrder(value), toOrder(param('step'))];
    if (!(step > 0)) return true;
    const decimals = Math.max(decimalsOf(value), decimalsOf(param('step')));
    return (
      decimalsOf(value) <= decimalsOf(param('step')) &&
      Math.round(number * 10 ** decimals) % Math.round(step * 10 ** decimals) === 0
    );
  },
};
