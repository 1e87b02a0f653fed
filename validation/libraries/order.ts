import { parseCultureDate, parseIsoDate } from '#runtime/forms/dates.ts';

const NUMBER = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?$/i;

/**
 * Reads what can be compared: a number with a point or a comma, or a date.
 *
 * @param text The typed text, or the limit that the server wrote.
 * @returns A number, NaN for anything else.
 */
export function toOrder(text: string): number {
  const trimmed = text.trim();
  if (NUMBER.test(trimmed)) return Number(trimmed.replace(',', '.'));
  const date = parseIsoDate(trimmed);
  return Number.isNaN(date) ? parseCultureDate(trimmed) : date;
}

/** Whether a value lies within limits; one that is missing or unreadable limits nothing. */
export function isInRange(value: string, min: string, max: string): boolean {
  const order = toOrder(value);
  return !Number.isNaN(order) && !(order < toOrder(min)) && !(order > toOrder(max));
}
