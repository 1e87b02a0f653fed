/** Characters that visitors type between digits. */
const GROUPING = /[\s.\-\u2010-\u2015]/g;

/**
 * Reads a code that was typed or pasted, in any grouping.
 *
 * @param text The field's text.
 * @param length How many digits a code has.
 * @returns The digits; nothing while there are others, fewer or more.
 */
export function readTypedCode(text: string, length: number): string | undefined {
  const digits = text.normalize('NFKC').replace(GROUPING, '');
  return digits.length === length && /^\d+$/.test(digits) ? digits : undefined;
}

/**
 * Finds a code in what was pasted: a whole message of a bank or of a shop may be around it.
 *
 * @param text The pasted text.
 * @param length How many digits a code has.
 * @returns The only number of this length, in any grouping; nothing where there is none, or several.
 */
export function findPastedCode(text: string, length: number): string | undefined {
  const whole = readTypedCode(text.trim(), length);
  if (whole) return whole;
  const numbers = text.normalize('NFKC').match(/\d(?:[\s.\-\u2010-\u2015]?\d)*/g) ?? [];
  const fitting = numbers.flatMap((number) => readTypedCode(number, length) ?? []);
  return fitting.length === 1 ? fitting[0] : undefined;
}

/**
 * Groups a key for people who type it.
 *
 * @param secret In base32.
 */
export const groupKey = (secret: string): string =>
  (secret.replace(/\s/g, '').match(/.{1,4}/g) ?? []).join(' ');

/**
 * Reads the key from the address that a QR code carries.
 *
 * @param uri Such as `otpauth://totp/…?secret=…`.
 */
export const secretOf = (uri: string): string | undefined =>
  (URL.canParse(uri) && new URL(uri).searchParams.get('secret')) || undefined;
