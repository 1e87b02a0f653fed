/** A month, such as `2026-11`. */
export type Month = string;
/** A day, such as `2026-11-05`. */
export type Day = string;

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d\d-\d\d$/;

const timeOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** Returns the month of a year; `month` is 1 for January. */
export const toMonth = (year: number, month: number): Month =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

/** Returns whether a text is an existing date, such as `2026-11-05`. */
export const isDay = (text: string): boolean => {
  const time = DAY.test(text) ? timeOf(text) : Number.NaN;
  return !Number.isNaN(time) && dayOf(time) === text;
};

const daysIn = (month: Month) => {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year!, number!, 0)).getUTCDate();
};

/** Returns the same day of another month; its last day if it is shorter. */
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
 * Returns the day that a key leads to in a grid of days (APG, date grid).
 *
 * @param day The day that has the focus.
 * @param key The `key` of the keyboard event.
 * @param week The shown days of its week; Home and End lead to the first and the last.
 * @returns The day, possibly of another month; undefined for any other key.
 */
export function moveDay(day: Day, key: string, week: readonly Day[]): Day | undefined {
  const step = STEPS.get(key);
  if (step) return dayOf(timeOf(day) + step * DAY_MS);
  const months = MONTHS.get(key);
  if (months) return sameDayIn(nextMonth(monthOf(day), months), day);
  if (key === 'Home') return week[0];
  return key === 'End' ? week.at(-1) : undefined;
}
