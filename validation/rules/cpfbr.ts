import { compact, isSame, weigh } from '../libraries/check-digits.ts';
import type { Rule } from '../engine/rule.ts';

const countDown = (from: number, length: number) => Array.from({ length }, (_, index) => from - index);

/** A tax number of a person in Brazil. */
export const cpfbr: Rule = {
  test: (value) => {
    const digits = compact(value);
    if (!/^\d{11}$/.test(digits) || isSame(digits)) return false;
    const control = (length: number) => ((weigh(digits, countDown(length + 1, length)) * 10) % 11) % 10;
    return control(9) === Number(digits[9]) && control(10) === Number(digits[10]);
  },
};
