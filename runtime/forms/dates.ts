type Part = 'day' | 'month' | 'year';

const orders = new Map<string, readonly Part[]>();

function orderOf(culture: string): readonly Part[] {
  const known = orders.get(culture);
  if (known) return known;
  const parts = new Intl.DateTimeFormat(culture || undefined).formatToParts(0);
  const order = parts.map(({ type }) => type).filter((type) => /^(?:day|month|year)$/.test(type)) as Part[];
  orders.set(culture, order);
  return order;
}

/** Returns the time of a day in ms, or NaN when the calendar has no such day. */
export function timeOf(year: number, month: number, day: number): number {
  const date = new Date(Date.UTC(year, month - 1, day));
  date.setUTCFullYear(year);
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.getTime() : Number.NaN;
}

/** Returns the full year of a typed one: two digits become 1950 to 2049, as in .NET. */
export const fullYear = (text: string) =>
  Number(text) + (text.length > 2 ? 0 : Number(text) < 50 ? 2000 : 1900);

/**
 * Reads a date as it is written in the page's culture: its order, any of `/ - .` between, a year of two or four digits.
 *
 * @param text The typed text.
 * @returns Milliseconds, or NaN when the calendar has no such day.
 */
export function parseCultureDate(text: string): number {
  const match = /^(\d{1,4})([/.-]) ?(\d{1,2})\2 ?(\d{1,4})\.?$/.exec(text.trim());
  if (!match) return Number.NaN;
  const values = [match[1]!, match[3]!, match[4]!];
  const order = orderOf(document.documentElement.lang);
  const part = (name: Part) => values[order.indexOf(name)] ?? '';
  const [year, month, day] = [part('year'), part('month'), part('day')];
  if (!/^(?:\d{2}|\d{4})$/.test(year) || month.length > 2 || day.length > 2) return Number.NaN;
  return timeOf(fullYear(year), Number(month), Number(day));
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(culture: string, year: '2-digit' | 'numeric'): Intl.DateTimeFormat {
  const key = `${culture} ${year}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(culture || undefined, {
      day: '2-digit',
      month: '2-digit',
      year,
      timeZone: 'UTC',
    });
  formats.set(key, format);
  return format;
}

/**
 * Formats a day in the short format of the page's culture. The year has two digits if `parseCultureDate`
 * reads them as the same year, otherwise four.
 *
 * @param time Milliseconds of the day.
 */
export function formatCultureDate(time: number): string {
  const year = new Date(time).getUTCFullYear();
  const isShort = fullYear(String(year % 100).padStart(2, '0')) === year;
  return formatOf(document.documentElement.lang, isShort ? '2-digit' : 'numeric').format(time);
}

/** Reads `2026-12-31`, the format of date fields in every culture. */
export function parseIsoDate(text: string): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  return match ? timeOf(Number(match[1]), Number(match[2]), Number(match[3])) : Number.NaN;
}
