const dayMs = 86_400_000;

/** First and last possible day of delivery, in days from today. */
const firstAfter = 2;
const lastAfter = 60;

const isoOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Returns the first and last day of delivery that can be chosen, such as 2026-12-31. */
export const deliveryDays = (now = Date.now()) => ({
  min: isoOf(now + firstAfter * dayMs),
  max: isoOf(now + lastAfter * dayMs),
});

/** Returns the full year; two digits below 50 are 20xx, others 19xx, as in ASP.NET. */
const yearOf = (text: string) => Number(text) + (text.length > 2 ? 0 : Number(text) < 50 ? 2000 : 1900);

/**
 * Reads a day as written in French and Dutch: day, month, year with two or four digits.
 *
 * @param text Text of the field.
 * @returns The day such as 2026-12-31; undefined when it does not exist.
 */
export function readDay(text: string): string | undefined {
  const match = /^(\d{1,2})([/. -])(\d{1,2})\2(\d{2}|\d{4})$/.exec(text.trim());
  if (!match) return undefined;
  const [day, month, year] = [Number(match[1]), Number(match[3]), yearOf(match[4]!)];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? isoOf(date.getTime()) : undefined;
}

/** Returns a day such as 2026-12-31 in short form: 31/12/26. */
export function shortDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year!.slice(2)}`;
}
