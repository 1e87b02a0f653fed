import type { Culture } from '../culture.ts';

/**
 * Formats a date for readers. French names the first day of a month `1er`, which Intl leaves out.
 *
 * @param date Date or timestamp in ms.
 * @param culture The page's language, formatted as in Belgium.
 * @param options Parts of the date, as for Intl; the month is a word.
 */
export function dateText(
  date: Date | number,
  culture: Culture,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  const parts = new Intl.DateTimeFormat(`${culture}-BE`, options).formatToParts(date);
  return parts
    .map(({ type, value }) => (culture === 'fr' && type === 'day' && value === '1' ? '1er' : value))
    .join('');
}
