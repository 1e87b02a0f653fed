import type { Overrides } from '#kit/overrides.ts';
import { hasAttribute, matches, setAttribute } from '#runtime/dom/safe.ts';
import { formatCultureDate } from '#runtime/forms/dates.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { texts } from './texts.ts';
import { toIsoDay, type DateRange } from './typed-date.ts';

const OWN_RULES = '[data-val-range], [data-val-min], [data-val-max]';

/**
 * Whether the form's validation speaks for a field.
 *
 * @param input The field.
 */
export const isValidated = (input: Element): boolean => matches(input, '[data-val="true"]');

/** Whether a rule limits the range of days: one of the server's, or of ours. */
export const hasRangeRule = (input: Element): boolean => isValidated(input) && matches(input, OWN_RULES);

/** Whether a rule rejects text that is no date. */
export const hasDateRule = (input: Element): boolean => hasAttribute(input, 'data-val-date');

// The validation reads rules anew when this attribute is written, be it with the same word.
const announceRules = (input: Element) => setAttribute(input, 'data-val', 'true');

/**
 * Gives a validated field the rules `min` and `max` (VAL-02), so that a day outside the range stops a submit and is shown among
 * the field's messages. Rules of the server win.
 *
 * @param input The field.
 * @param range The allowed range.
 * @param overrides Remembers how it was.
 * @returns Restores the field's own attributes.
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
  announceRules(input);
  return () => announceRules(input);
}
