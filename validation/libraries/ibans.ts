import { isValidBBAN, isValidIBAN } from 'ibantools';

/** Returns an account number without spaces, dots and dashes, in capitals. */
const compact = (text: string) => text.replace(/[\s.-]/g, '').toUpperCase();

/** Account numbers of countries without IBANs. */
const OTHERS: ReadonlyMap<string, RegExp> = new Map([
  ['US', /^\d{4,17}$/],
  ['CA', /^\d{8}\d{7,12}$/],
]);

/**
 * Whether a text is an IBAN with correct check digits.
 *
 * @param text The typed text.
 * @param country ISO code of its country; any country when left out.
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
