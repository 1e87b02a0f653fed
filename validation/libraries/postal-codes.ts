const FOUR = /^[1-9]\d{3}$/;
const FIVE = /^\d{5}$/;
const FIVE_SPACED = /^\d{3} ?\d{2}$/;

/** Patterns of postal codes by ISO code, without the prefix of the country. */
const FORMATS: ReadonlyMap<string, RegExp> = new Map([
  ['AT', FOUR],
  ['BE', FOUR],
  ['BG', FOUR],
  ['BR', /^\d{5}-?\d{3}$/],
  ['CA', /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i],
  ['CH', FOUR],
  ['CY', FOUR],
  ['CZ', FIVE_SPACED],
  ['DE', /^(?!00)\d{5}$/],
  ['DK', /^(?:[1-9]\d{3}|0[58]\d{2})$/],
  ['EE', FIVE],
  ['ES', /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/],
  ['FI', FIVE],
  ['FR', /^(?:0[1-9]|[1-8]\d|9[0-578])\d{3}$/],
  [
    'GB',
    /^(?:GIR ?0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRV-Y]) ?\d[ABD-HJLNP-UW-Z]{2})$/i,
  ],
  ['GR', FIVE_SPACED],
  ['HR', FIVE],
  ['HU', FOUR],
  ['IE', /^(?:D6W|[AC-FHKNPRTV-Y]\d{2}) ?[\dAC-FHKNPRTV-Y]{4}$/i],
  ['IS', /^\d{3}$/],
  ['IT', FIVE],
  ['LI', /^94(?:8[5-9]|9[0-8])$/],
  ['LT', FIVE],
  ['LU', FOUR],
  ['LV', /^\d{4}$/],
  ['MC', /^980\d{2}$/],
  ['MT', /^[A-Z]{3} ?\d{2,4}$/i],
  ['NL', /^[1-9]\d{3} ?(?!S[ADS])[A-Z]{2}$/i],
  ['NO', /^\d{4}$/],
  ['PL', /^\d{2}-?\d{3}$/],
  ['PT', /^[1-9]\d{3}-?\d{3}$/],
  ['RO', /^\d{6}$/],
  ['SE', /^[1-9]\d{2} ?\d{2}$/],
  ['SI', FOUR],
  ['SK', FIVE_SPACED],
  ['US', /^\d{5}(?:-\d{4})?$/],
]);

/** Removes the country's code or its first letter before a postal code: `L-1234`, `SE-123 45`, `F-75001`. */
const withoutPrefix = (text: string, country: string) =>
  text.replace(new RegExp(`^(?:${country}|${country.charAt(0)})-`, 'i'), '');

/**
 * Whether a text can be a postal code of a country.
 *
 * @param text The typed text.
 * @param country ISO code.
 */
export function matchesPostalCode(text: string, country: string): boolean {
  const format = FORMATS.get(country);
  return !format || format.test(withoutPrefix(text, country));
}
