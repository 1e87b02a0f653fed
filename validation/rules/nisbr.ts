import { compact, weigh } from '../libraries/check-digits.ts';
import type { Rule } from '../engine/rule.ts';

/** A social security number of Brazil. */
export const nisbr: Rule = {
  test: (value) => {
    const digits = compact(value);
    if (!/^\d{11}$/.test(digits)) return false;
    const remainder = weigh(digits, [3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) % 11;
    return (remainder > 1 ? 11 - remainder : 0) === Number(digits[10]);
  },
};
