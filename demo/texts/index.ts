import fr from '../content/texts/fr.json';
import nl from '../content/texts/nl.json';
import type { Culture } from '../culture.ts';
import { fillPromises } from './promised.ts';

/** Every text of the shop's pages; the Dutch file has the keys of the French one. `{0}` is filled in by pages. */
export type Texts = typeof fr;

export const texts: Record<Culture, Texts> = { fr: fillPromises(fr, 'fr'), nl: fillPromises(nl, 'nl') };

/** Puts values where `{0}`, `{1}` … stand. */
export const fill = (text: string, ...values: unknown[]): string =>
  text.replace(/\{(\d)\}/g, (_, place: string) => String(values[Number(place)] ?? ''));

/** Writes the first letter of a sentence large; Dutch `’s avonds` begins with its second word. */
export const capital = (text: string): string =>
  text.replace(/^(’s )?(\p{L})/u, (_, before = '', letter: string) => before + letter.toUpperCase());

/** French counts zero as one, Dutch doesn't. */
export function plural(forms: { one: string; other: string }, count: number, culture: Culture): string {
  const form = new Intl.PluralRules(culture).select(count) === 'one' ? forms.one : forms.other;
  return fill(form, count);
}
