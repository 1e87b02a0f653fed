const BETWEEN = /[()\s-]/g;

/**
 * Whether a number of the United Kingdom has a format, with its country prefix replaced by 0.
 *
 * @param text The typed text.
 * @param national The format, from the 0 on.
 */
export const isUk = (text: string, national: RegExp) =>
  national.test(text.replace(BETWEEN, '').replace(/^(?:00|\+)44/, '0'));

/**
 * Whether a number of the Netherlands has a format, without its country prefix or leading 0.
 *
 * @param text The typed text; `+31 (0)` counts as `+31`.
 * @param national The format, without the 0.
 */
export function isDutchPhone(text: string, national: RegExp): boolean {
  if (!/^[+\d]/.test(text)) return false;
  const digits = text.replace(/\(0\)/, '').replace(BETWEEN, '');
  const match = /^(?:(?:\+|00)31|0)(\d+)$/.exec(digits);
  return match !== null && national.test(match[1]!);
}
