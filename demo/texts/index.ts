import fr from '../content/texts/fr.json';
import nl from '../content/texts/nl.json';
import type { Culture } from '../culture.ts';
import { pluralRules } from '../rules/formats.ts';
import { fillPromises } from './promised.ts';

/** Texts of the shop's pages; the Dutch file has the French one's keys. Pages replace `{0}`. */
export type Texts = typeof fr;

export const texts: Record<Culture, Texts> = { fr: fillPromises(fr, 'fr'), nl: fillPromises(nl, 'nl') };

/** Replaces the placeholders `{0}`, `{1}` … by values. */
export const fill = (text: string, ...values: unknown[]): string =>
  text.replace(/\{(\d)\}/g, (_, position: string) => String(values[Number(position)] ?? ''));

/** Capitalizes the first letter of a sentence; after Dutch `’s` that of the second word. */
export const capital = (text: string): string =>
  text.replace(/^(’s )?(\p{L})/u, (_, before = '', letter: string) => before + letter.toUpperCase());

/** Returns the singular or plural form; French uses the singular for zero, Dutch does not. */
export function plural(forms: { one: string; other: string }, count: number, culture: Culture): string {
  const form = pluralRules(culture).select(count) === 'one' ? forms.one : forms.other;
  return fill(form, count);
}
