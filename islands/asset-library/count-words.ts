import { getCulture } from '#runtime';

/**
 * Writes a number with what is counted.
 *
 * @param forms The words for one and for others, with {0} where the number stands.
 * @param count The number.
 */
export function countWords(forms: Readonly<Record<'one' | 'other', string>>, count: number): string {
  const culture = getCulture();
  const isOne = new Intl.PluralRules(culture).select(count) === 'one';
  return (isOne ? forms.one : forms.other).replace('{0}', count.toLocaleString(culture));
}
