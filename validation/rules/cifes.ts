import type { Rule } from '../engine/rule.ts';

const doubled = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2);

const controlOf = (digits: string) =>
  (10 -
    (digits
      .split('')
      .reduce((sum, digit, index) => sum + (index % 2 ? Number(digit) : doubled(Number(digit))), 0) %
      10)) %
  10;

/** A tax number of a company in Spain. */
export const cifes: Rule = {
  test: (value) => {
    const match = /^([A-HJ-NP-SUVW])(\d{7})([\dA-J])$/.exec(value.toUpperCase());
    if (!match) return false;
    const [, kind, digits, control] = match as unknown as [string, string, string, string];
    const digit = controlOf(digits);
    const isDigit = control === String(digit);
    const isLetter = control === 'JABCDEFGHI'.charAt(digit);
    if (/[ABEH]/.test(kind)) return isDigit;
    return /[KPQS]/.test(kind) ? isLetter : isDigit || isLetter;
  },
};
