import { getCulture } from '#runtime';

/**
 * Formats a count with its unit.
 *
 * @param forms The singular and plural forms, with {0} for the number.
 * @param count The number.
 */
export function countWords(forms: Readonly<Record<'one' | 'other', string>>, count: number): string {
  const culture = getCulture();
  const isOne = new Intl.PluralRules(culture).select(count) === 'one';
  return (isOne ? forms.one : forms.other).replace('{0}', count.toLocaleString(culture));
}
