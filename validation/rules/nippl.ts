import { digitsOf, weigh } from '../libraries/check-digits.ts';
import type { Rule } from '../engine/rule.ts';

/** A tax number of Poland; none is issued whose check digit would be 10. */
export const nippl: Rule = {
  test: (value) => {
    const digits = digitsOf(value);
    return digits.length === 10 && weigh(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(digits[9]);
  },
};
