import type { Borrowed } from '#kit/borrow.ts';
import { carriesAttribute, isMatch, writeAttribute } from '#runtime/dom/safe.ts';
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
export const isValidated = (input: Element): boolean => isMatch(input, '[data-val="true"]');

/** Whether a rule says what lies outside of what may be chosen: one of the server's, or of ours. */
export const hasRangeRule = (input: Element): boolean => isValidated(input) && isMatch(input, OWN_RULES);

/** Whether a rule says what no date is. */
export const hasDateRule = (input: Element): boolean => carriesAttribute(input, 'data-val-date');

// The validation reads rules anew when this attribute is written, be it with the same word.
const announceRules = (input: Element) => writeAttribute(input, 'data-val', 'true');

/**
 * Gives a validated field the rules `min` and `max` (VAL-02), so that what lies outside stops a submit and is told in the
 * place of all its messages. A field for which the server has written such rules keeps those.
 *
 * @param input The field.
 * @param range What may be chosen.
 * @param borrowed Remembers how it was.
 * @returns What is called once all that was borrowed has been given back.
 */
export function addRangeRules(input: Element, { min, max }: DateRange, borrowed: Borrowed): () => void {
  if (!isValidated(input) || hasRangeRule(input)) return () => {};
  const words = chooseTexts(texts);
  const limits = [
    ['data-val-min', min, words.early],
    ['data-val-max', max, words.late],
  ] as const;
  for (const [name, time, say] of limits) {
    if (Number.isNaN(time)) continue;
    borrowed.set(input, name, say(formatCultureDate(time)));
    borrowed.set(input, `${name}${name.slice('data-val'.length)}`, toIsoDay(time));
  }
  announceRules(input);
  return () => announceRules(input);
}
