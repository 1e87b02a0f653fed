import { isValidBBAN, isValidIBAN } from 'ibantools';

/** As banks exchange it: without spaces and dashes, in capitals. */
const compact = (text: string) => text.replace(/[\s.-]/g, '').toUpperCase();

/** Where accounts have no IBAN. */
const OTHERS: ReadonlyMap<string, RegExp> = new Map([
  ['US', /^\d{4,17}$/],
  ['CA', /^\d{8}\d{7,12}$/],
]);

/**
 * Whether a text is an IBAN with right check digits.
 *
 * @param text The typed text.
 * @param country ISO code that it has to be of; any when left out.
 */
export function isIban(text: string, country = ''): boolean {
  const iban = compact(text);
  return iban.startsWith(country) && isValidIBAN(iban);
}

/**
 * Whether a text is an account number of a country: its IBAN, or the number within the country.
 *
 * @param text The typed text.
 * @param country ISO code.
 */
export function isAccountOf(text: string, country: string): boolean {
  const other = OTHERS.get(country);
  if (other) return other.test(compact(text));
  return isIban(text, country) || isValidBBAN(compact(text), country);
}
