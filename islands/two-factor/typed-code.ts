/** Characters that visitors type between digits. */
const GROUPING = /[\s.\-\u2010-\u2015]/g;

/**
 * Reads a code that was typed or pasted, in any grouping.
 *
 * @param text The field's text.
 * @param length How many digits a code has.
 * @returns The digits; undefined if the text contains anything else, or another number of digits.
 */
export function readTypedCode(text: string, length: number): string | undefined {
  const digits = text.normalize('NFKC').replace(GROUPING, '');
  return digits.length === length && /^\d+$/.test(digits) ? digits : undefined;
}

/**
 * Finds a code in pasted text, which may be a whole message from a bank or shop.
 *
 * @param text The pasted text.
 * @param length How many digits a code has.
 * @returns The only number of this length, in any grouping; undefined if there is none, or several.
 */
export function findPastedCode(text: string, length: number): string | undefined {
  const whole = readTypedCode(text.trim(), length);
  if (whole) return whole;
  const numbers = text.normalize('NFKC').match(/\d(?:[\s.\-\u2010-\u2015]?\d)*/g) ?? [];
  const fitting = numbers.flatMap((number) => readTypedCode(number, length) ?? []);
  return fitting.length === 1 ? fitting[0] : undefined;
}

/**
 * Formats a key in groups of four, for typing.
 *
 * @param secret The key, in base32.
 */
export const groupKey = (secret: string): string =>
  (secret.replace(/\s/g, '').match(/.{1,4}/g) ?? []).join(' ');

/**
 * Reads the key from the address in a QR code.
 *
 * @param uri The address, such as `otpauth://totp/…?secret=…`.
 */
export const secretOf = (uri: string): string | undefined =>
  (URL.canParse(uri) && new URL(uri).searchParams.get('secret')) || undefined;
