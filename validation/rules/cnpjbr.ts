import { digitsOf, isSame, weigh } from '../libraries/check-digits.ts';
import type { Rule } from '../engine/rule.ts';

const WEIGHTS = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** A tax number of a company in Brazil. */
export const cnpjbr: Rule = {
  test: (value) => {
    const digits = digitsOf(value);
    if (digits.length !== 14 || isSame(digits)) return false;
    const control = (weights: number[]) => {
      const remainder = weigh(digits, weights) % 11;
      return remainder < 2 ? 0 : 11 - remainder;
    };
    return control(WEIGHTS) === Number(digits[12]) && control([6, ...WEIGHTS]) === Number(digits[13]);
  },
};
