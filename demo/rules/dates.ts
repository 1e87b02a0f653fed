import type { Culture } from '../culture.ts';
import { dateFormat } from './formats.ts';

const withMinutes: Record<Culture, (hour: number, minute: string) => string> = {
  fr: (hour, minute) => `${hour}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`,
  nl: (hour, minute) => `${hour}${minute === '00' ? '' : `.${minute}`}\u00a0uur`,
};

/** Replaces hours with minutes, such as `08:05`, by their written form: `8 h 05`, `8.05 uur`. */
const spellHours = (text: string, culture: Culture): string =>
  text.replace(/(\d{2}):(\d{2})/, (_, hour, minute: string) => withMinutes[culture](Number(hour), minute));

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
  const parts = dateFormat(culture, options).formatToParts(date);
  const text = parts
    .map(({ type, value }) => (culture === 'fr' && type === 'day' && value === '1' ? '1er' : value))
    .join('');
  return spellHours(text, culture);
}
