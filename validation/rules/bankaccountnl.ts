import { digitsOf, weigh } from '../libraries/check-digits.ts';
import type { Rule } from '../engine/rule.ts';

/** An old Dutch account number: nine digits whose weighted sum is divisible by eleven. */
export const bankaccountnl: Rule = {
  test: (value) => {
    if (!/^(?:\d{9}|(?:\d{2} ){3}\d{3})$/.test(value)) return false;
    return weigh(digitsOf(value), [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;
  },
};
