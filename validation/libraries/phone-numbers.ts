import { isSupportedCountry, parsePhoneNumber, type MetadataJson } from 'libphonenumber-js/core';
import pruned from './phone-metadata.json' with { type: 'json' };

const metadata = pruned as unknown as MetadataJson;

/**
 * Whether a telephone number is valid in a country, in its national or international format.
 *
 * @param text The typed text.
 * @param country ISO code; for a country without metadata every number passes.
 */
export function isPhoneOf(text: string, country: string): boolean {
  if (!isSupportedCountry(country as never, metadata)) return true;
  try {
    const number = parsePhoneNumber(text, country as never, metadata);
    return number.country === country && number.isValid();
  } catch {
    return false;
  }
}
