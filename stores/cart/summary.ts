import { parseFragment } from '#runtime/html/parse.ts';
import type { ShownSummary } from './summary-views.ts';

const textOf = (html: string): string => (parseFragment(html).textContent ?? '').trim();

/**
 * Reads the amounts of a summary, which the server formats as HTML such as `45,00&nbsp;€`. As text they can do no harm.
 *
 * @param summary As the server gave it, or as a page shows it.
 */
export function summaryTexts(summary: ShownSummary): ShownSummary {
  const texts = Object.entries(summary).map(([key, value]) => [
    key,
    typeof value === 'string' ? textOf(value) : value,
  ]);
  return Object.fromEntries(texts) as ShownSummary;
}

/**
 * Whether two summaries say the same to a shopper.
 *
 * @param known What a page has shown, perhaps not all of it.
 * @param other A newer one.
 */
export function isSameSummary(known: ShownSummary, other: ShownSummary): boolean {
  const [before, after] = [summaryTexts(known), summaryTexts(other)];
  const keys = Object.keys(before) as (keyof ShownSummary)[];
  return keys.every((key) => before[key] === after[key]);
}
