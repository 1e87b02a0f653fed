import type { OpenSpan, WeekHours } from './hours.ts';

/** Consecutive days with the same hours. */
export interface WeekRow {
  /** From 0 for Sunday; the week begins on Monday. */
  readonly days: readonly number[];
  /** Undefined where the carrier gives no hours. */
  readonly spans: readonly OpenSpan[] | undefined;
}

const WEEK = [1, 2, 3, 4, 5, 6, 0];

/**
 * Joins consecutive days with the same hours: Monday to Friday, Saturday, Sunday.
 *
 * @param hours The hours of a week.
 */
export function toWeekRows({ days }: WeekHours): WeekRow[] {
  const rows: { days: number[]; spans: readonly OpenSpan[] | undefined; key: string }[] = [];
  for (const day of WEEK) {
    const spans = days.get(day);
    const key = JSON.stringify(spans ?? null);
    const last = rows.at(-1);
    if (last?.key === key) last.days.push(day);
    else rows.push({ days: [day], spans, key });
  }
  return rows;
}
