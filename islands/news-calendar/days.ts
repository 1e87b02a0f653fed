/** A month of a year, as 2026-11. */
export type Month = string;
/** A day, as 2026-11-05. */
export type Day = string;

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d\d-\d\d$/;

const timeOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** The month of a day. */
export const monthOf = (day: Day): Month => day.slice(0, 7);

/** A month by its numbers; the first one of a year is 1. */
export const toMonth = (year: number, month: number): Month =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

/** Whether a text is a day of the calendar. */
export const isDay = (text: string): boolean => {
  const time = DAY.test(text) ? timeOf(text) : Number.NaN;
  return !Number.isNaN(time) && dayOf(time) === text;
};

const daysIn = (month: Month) => {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year!, number!, 0)).getUTCDate();
};

/** The same day of a month; its last one, where it has no such day. */
export function sameDayIn(month: Month, day: Day): Day {
  const date = Math.min(Number(day.slice(8)), daysIn(month));
  return `${month}-${String(date).padStart(2, '0')}`;
}

function nextMonth(month: Month, step: number): Month {
  const [year, number] = month.split('-').map(Number);
  return dayOf(Date.UTC(year!, number! - 1 + step, 1)).slice(0, 7);
}

const STEPS = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -7],
  ['ArrowDown', 7],
]);
const MONTHS = new Map([
  ['PageUp', -1],
  ['PageDown', 1],
]);

/**
 * Where a key leads in a grid of days (APG, date grid).
 *
 * @param day Where the focus is.
 * @param key The key.
 * @param week The days of its week that are shown; Home and End lead to their ends.
 * @returns The day, maybe of another month; nothing for any other key.
 */
export function moveDay(day: Day, key: string, week: readonly Day[]): Day | undefined {
  const step = STEPS.get(key);
  if (step) return dayOf(timeOf(day) + step * DAY_MS);
  const months = MONTHS.get(key);
  if (months) return sameDayIn(nextMonth(monthOf(day), months), day);
  if (key === 'Home') return week[0];
  return key === 'End' ? week.at(-1) : undefined;
}
