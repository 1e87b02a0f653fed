import type { Culture } from '../culture.ts';
import { fr } from './fr.ts';
import type { Texts } from './fr.ts';
import { nl } from './nl.ts';

export type { Texts };

export const texts: Record<Culture, Texts> = { fr, nl };

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
