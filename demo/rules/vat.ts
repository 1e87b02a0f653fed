import { orderCountries } from './countries.ts';

/** States of a VAT number; unknown without a response of the register. */
export const vatStates = ['valid', 'invalid', 'unknown'] as const;
export type VatState = (typeof vatStates)[number];

/** A VAT number without spaces and dots, and its country. */
export interface VatNumber {
  readonly country: string;
  readonly number: string;
}

/** Country of the shop; sales within it are always taxed. */
const sellerCountry = 'BE';

/** Countries of addresses that VIES supports. */
export const viesCountries: readonly string[] = orderCountries;

/**
 * Reads a number as typed: "BE 0403.170.701", or without its prefix.
 *
 * @param text Typed text.
 * @param country Billing country, for a number without a prefix.
 * @returns Undefined for an empty text.
 */
export function readVatNumber(text: string, country: string): VatNumber | undefined {
  const compact = text.replaceAll(/[\s./-]/g, '').toUpperCase();
  if (!compact) return undefined;
  const prefix = /^[A-Z]{2}/.exec(compact)?.[0];
  const isPrefix = prefix !== undefined && (prefix === country || viesCountries.includes(prefix));
  return isPrefix ? { country: prefix, number: compact.slice(2) } : { country, number: compact };
}

/**
 * True for a reverse charge: the buyer is a company of another EU country, and the parcel leaves Belgium.
 *
 * @param vat Country and state of the VAT number.
 * @param shippingCountry Country of the delivery.
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
