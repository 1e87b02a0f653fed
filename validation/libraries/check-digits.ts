/** Returns only the digits of a text. */
export const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Returns a number without spaces, dots, dashes and slashes. */
export const compact = (text: string) => text.replace(/[\s.\-/]/g, '');

/** Returns whether all digits are the same: such a number passes the check but is never issued. */
export const isSame = (digits: string) => /^(.)\1*$/.test(digits);

/** Returns the weighted sum of digits. */
export const weigh = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
