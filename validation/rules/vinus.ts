import type { Rule } from '../engine/rule.ts';

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 7, 9, 2, 3, 4, 5, 6, 7, 8, 9];
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

const valueOf = (sign: string) => (/\d/.test(sign) ? Number(sign) : VALUES[LETTERS.indexOf(sign)]!);

/** A vehicle’s number with its check digit. */
export const vinus: Rule = {
  test: (value) => {
    const text = value.toUpperCase();
    if (!/^[A-HJ-NPR-Z\d]{17}$/.test(text)) return false;
    const sum = text
      .split('')
      .reduce((total, sign, position) => total + valueOf(sign) * WEIGHTS[position]!, 0);
    return 'X' === text[8] ? sum % 11 === 10 : String(sum % 11) === text[8];
  },
};
