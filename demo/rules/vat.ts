import { orderCountries } from './countries.ts';

/** What is known of a VAT number; unknown where nobody has answered. */
export const vatStates = ['valid', 'invalid', 'unknown'] as const;
export type VatState = (typeof vatStates)[number];

/** A number without spaces and dots, and the country that it is of. */
export interface VatNumber {
  readonly country: string;
  readonly number: string;
}

/** The shop's own country: what is sold within it is always taxed. */
const sellerCountry = 'BE';

/** Of the countries that addresses are in, those that VIES knows. */
export const viesCountries: readonly string[] = orderCountries;

/**
 * Reads a number as it is typed: "BE 0403.170.701", or without its prefix.
 *
 * @param text What was typed.
 * @param country The country of the bill, for a number without a prefix.
 * @returns Nothing of an empty text.
 */
export function readVatNumber(text: string, country: string): VatNumber | undefined {
  const compact = text.replaceAll(/[\s./-]/g, '').toUpperCase();
  if (!compact) return undefined;
  const prefix = /^[A-Z]{2}/.exec(compact)?.[0];
  const isPrefix = prefix !== undefined && (prefix === country || viesCountries.includes(prefix));
  return isPrefix ? { country: prefix, number: compact.slice(2) } : { country, number: compact };
}

/**
 * Whether the buyer owes the tax at home (reverse charge): a company that is registered in another country of the union, and
 * whose parcel leaves ours.
 *
 * @param vat The number's country, and what is known of it.
 * @param shippingCountry Where the parcel goes.
 */
export const isReverseCharged = (
  vat: { readonly country: string; readonly state: VatState },
  shippingCountry: string,
): boolean =>
  vat.state === 'valid' &&
  vat.country !== sellerCountry &&
  viesCountries.includes(vat.country) &&
  shippingCountry !== sellerCountry &&
  viesCountries.includes(shippingCountry);
