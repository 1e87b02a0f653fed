import { isSupportedCountry, parsePhoneNumber, type MetadataJson } from 'libphonenumber-js/core';
import pruned from './phone-metadata.json' with { type: 'json' };

const metadata = pruned as unknown as MetadataJson;

/**
 * Whether a number is one of a country, or an international one of another country that we know.
 *
 * @param text The typed text.
 * @param country ISO code; of a country that we don't know every number passes.
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
