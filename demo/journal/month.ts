/** A month; January is 1. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/** Number of rows of the longest month, shown for every month so that the content below doesn't move. */
const weeks = 6;
const daysInWeek = 7;

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Reads a month from an address; undefined when it is invalid. */
export function readMonth(year: string | undefined, month: string | undefined): Month | undefined {
  const [asYear, asMonth] = [Number(year), Number(month)];
  const isRight =
    /^\d{4}$/.test(year ?? '') && /^\d{1,2}$/.test(month ?? '') && asMonth >= 1 && asMonth <= 12;
  return isRight ? { year: asYear, month: asMonth } : undefined;
}

/** Reads a day from an address, such as 2026-11-05; undefined when it is invalid. */
export function readDate(text: string | undefined): string | undefined {
  if (!text || !DAY.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
}

export const monthOfDay = (day: string): Month => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
});

/** Returns the month `step` months later. */
export function stepMonth({ year, month }: Month, step: number): Month {
  const date = new Date(Date.UTC(year, month - 1 + step, 1));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

/** Returns a number that orders months. */
export const monthOrder = ({ year, month }: Month): number => year * 12 + month;

/** Returns a month's days in weeks from Monday, such as 2026-11-05; undefined for days of other months. */
export function weeksOf({ year, month }: Month): readonly (readonly (string | undefined)[])[] {
  const first = new Date(Date.UTC(year, month - 1, 1));
  const offset = (first.getUTCDay() + 6) % daysInWeek;
  const dayAt = (position: number) => {
    const date = new Date(Date.UTC(year, month - 1, position - offset + 1));
    return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : undefined;
  };
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: daysInWeek }, (_day, position) => dayAt(week * daysInWeek + position)),
  );
}
