import { compact, isSame, weigh } from '../libraries/check-digits.ts';
import type { Rule } from '../engine/rule.ts';

/** A driving licence of Brazil. */
export const cnhbr: Rule = {
  test: (value) => {
    const digits = compact(value);
    if (!/^\d{11}$/.test(digits) || isSame(digits)) return false;
    const first = weigh(digits, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11;
    const second = weigh(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11;
    const control = `${first % 10}${second > 9 ? 0 : second - (first > 9 ? 2 : 0)}`;
    return control === digits.slice(9);
  },
};
