import type { Overrides } from '#kit/overrides.ts';
import { hasAttribute, matches, setAttribute } from '#runtime/dom/safe.ts';
import { formatCultureDate } from '#runtime/forms/dates.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { texts } from './texts.ts';
import { toIsoDay, type DateRange } from './typed-date.ts';

const OWN_RULES = '[data-val-range], [data-val-min], [data-val-max]';

/**
 * Whether the library's validation handles a field.
 *
 * @param input The field.
 */
export const isValidated = (input: Element): boolean => matches(input, '[data-val="true"]');

/** Whether a rule of the server or of `addRangeRules` limits the range of days. */
export const hasRangeRule = (input: Element): boolean => isValidated(input) && matches(input, OWN_RULES);

/** Whether a rule rejects text that is not a date. */
export const hasDateRule = (input: Element): boolean => hasAttribute(input, 'data-val-date');

// Writing `data-val`, even with the same value, makes the validation read the rules again.
const refreshRules = (input: Element) => setAttribute(input, 'data-val', 'true');

/**
 * Adds the rules `min` and `max` to a validated field (VAL-02), so that a day outside the range blocks a
 * submit with a message at the field. Rules of the server take precedence.
 *
 * @param input The field.
 * @param range The allowed range.
 * @param overrides Receive the added attributes, so that they can be restored later.
 * @returns A function that makes the validation read the rules again; call it after `overrides.restore()`.
 */
export function addRangeRules(input: Element, { min, max }: DateRange, overrides: Overrides): () => void {
  if (!isValidated(input) || hasRangeRule(input)) return () => {};
  const labels = chooseTexts(texts);
  const limits = [
    ['data-val-min', min, labels.early],
    ['data-val-max', max, labels.late],
  ] as const;
  for (const [name, time, describe] of limits) {
    if (Number.isNaN(time)) continue;
    overrides.set(input, name, describe(formatCultureDate(time)));
    overrides.set(input, `${name}${name.slice('data-val'.length)}`, toIsoDay(time));
  }
  refreshRules(input);
  return () => refreshRules(input);
}
