const BETWEEN = /[()\s-]/g;

/**
 * Whether a number of the United Kingdom has a form, once its prefix is a nought.
 *
 * @param text The typed text.
 * @param national The form, from the nought on.
 */
export const isUk = (text: string, national: RegExp) =>
  national.test(text.replace(BETWEEN, '').replace(/^(?:00|\+)44/, '0'));

/**
 * Whether a number of the Netherlands has a form, without its prefix.
 *
 * @param text The typed text; `+31 (0)` counts as `+31`.
 * @param national The form, without the nought.
 */
export function isDutchPhone(text: string, national: RegExp): boolean {
  if (!/^[+\d]/.test(text)) return false;
  const digits = text.replace(/\(0\)/, '').replace(BETWEEN, '');
  const match = /^(?:(?:\+|00)31|0)(\d+)$/.exec(digits);
  return match !== null && national.test(match[1]!);
}
