import { parseFragment } from '#runtime/html/parse.ts';
import type { ShownSummary } from './summary-views.ts';

const textOf = (html: string): string => (parseFragment(html).textContent ?? '').trim();

/**
 * Converts the amounts of a summary, which the server formats as HTML such as `45,00&nbsp;€`, to safe plain
 * text.
 *
 * @param summary The summary of the server or of a page.
 */
export function summaryTexts(summary: ShownSummary): ShownSummary {
  const texts = Object.entries(summary).map(([key, value]) => [
    key,
    typeof value === 'string' ? textOf(value) : value,
  ]);
  return Object.fromEntries(texts) as ShownSummary;
}

/**
 * Whether two summaries show the same to the visitor.
 *
 * @param known The summary on a page, possibly incomplete.
 * @param other A newer one.
 */
export function isSameSummary(known: ShownSummary, other: ShownSummary): boolean {
  const [before, after] = [summaryTexts(known), summaryTexts(other)];
  const keys = Object.keys(before) as (keyof ShownSummary)[];
  return keys.every((key) => before[key] === after[key]);
}
