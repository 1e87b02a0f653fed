const dayMs = 86_400_000;

/** A parcel needs two days, and no shop promises more than two months. */
const firstAfter = 2;
const lastAfter = 60;

const isoOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The first and the last day of delivery that may be chosen, as 2026-12-31. */
export const deliveryDays = (now = Date.now()) => ({
  min: isoOf(now + firstAfter * dayMs),
  max: isoOf(now + lastAfter * dayMs),
});

/** Two digits of a year are of this century, as ASP.NET reads them up to 49. */
const yearOf = (text: string) => Number(text) + (text.length > 2 ? 0 : Number(text) < 50 ? 2000 : 1900);

/**
 * Reads a day as French and Dutch write it: day, month, year of two or four digits.
 *
 * @param text What was posted.
 * @returns The day as 2026-12-31; nothing when the calendar has no such day.
 */
export function readDay(text: string): string | undefined {
  const match = /^(\d{1,2})([/. -])(\d{1,2})\2(\d{2}|\d{4})$/.exec(text.trim());
  if (!match) return undefined;
  const [day, month, year] = [Number(match[1]), Number(match[3]), yearOf(match[4]!)];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? isoOf(date.getTime()) : undefined;
}

/** Writes a day, 2026-12-31, as it is read: 31/12/26. */
export function shortDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year!.slice(2)}`;
}
