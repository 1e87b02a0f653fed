/** The digits of a text, and nothing else of it. */
export const digitsOf = (text: string) => text.replace(/\D/g, '');

/** A number without the signs that people write between. */
export const compact = (text: string) => text.replace(/[\s.\-/]/g, '');

/** Whether all digits are the same: a number that passes the check and is never issued. */
export const isSame = (digits: string) => /^(.)\1*$/.test(digits);

/** The sum of digits times weights. */
export const weigh = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
