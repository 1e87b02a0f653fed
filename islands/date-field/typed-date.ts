import { parseCultureDate, parseIsoDate } from '#runtime/forms/dates.ts';

/** The allowed range in milliseconds; NaN for no limit. */
export interface DateRange {
  readonly min: number;
  readonly max: number;
}

/** The result of reading typed text: empty, unreadable, out of range, or a date. */
export type TypedDate =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'early' | 'late' | 'date'; readonly time: number };

// Dates typed without separators: "010226", "01022026".
const BARE = /^(\d\d)(\d\d)(\d\d|\d{4})$/;
const BARE_ISO = /^(\d{4})(\d\d)(\d\d)$/;

const withSeparators = (text: string) => text.replace(BARE, '$1/$2/$3').replace(/\s+/g, '/');

/**
 * Reads a date typed in the page's culture: "1/2/26", "1.2.2026", "1 2 26", "010226". Decision 146.
 *
 * @param text The typed text.
 * @returns Milliseconds; NaN when the calendar has no such day.
 */
export function readTypedDate(text: string): number {
  const trimmed = text.trim();
  const times = [trimmed, withSeparators(trimmed)].map(parseCultureDate);
  const time = times.find((one) => !Number.isNaN(one));
  return time ?? parseIsoDate(trimmed.replace(BARE_ISO, '$1-$2-$3'));
}

/** Validates the typed text against the range of days. */
export function validateTyped(text: string, { min, max }: DateRange): TypedDate {
  if (text.trim() === '') return { kind: 'empty' };
  const time = readTypedDate(text);
  if (Number.isNaN(time)) return { kind: 'unreadable' };
  if (time < min) return { kind: 'early', time };
  return { kind: time > max ? 'late' : 'date', time };
}

/** Formats a time as a day for date fields and calendars; empty for NaN. */
export const toIsoDay = (time: number): string =>
  Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
