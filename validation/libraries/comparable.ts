import { parseCultureDate, parseIsoDate } from '#runtime/forms/dates.ts';

const NUMBER = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?$/i;

/**
 * Parses a comparable value: a number with a point or a comma, or a date.
 *
 * @param text The typed text, or the limit that the server wrote.
 * @returns A number, NaN for anything else.
 */
export function parseComparable(text: string): number {
  const trimmed = text.trim();
  if (NUMBER.test(trimmed)) return Number(trimmed.replace(',', '.'));
  const date = parseIsoDate(trimmed);
  return Number.isNaN(date) ? parseCultureDate(trimmed) : date;
}

/** Returns whether a value lies within limits; a missing or unreadable limit is ignored. */
export function isInRange(value: string, min: string, max: string): boolean {
  const comparable = parseComparable(value);
  return (
    !Number.isNaN(comparable) && !(comparable < parseComparable(min)) && !(comparable > parseComparable(max))
  );
}
