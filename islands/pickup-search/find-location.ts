import { warn } from '#runtime/page/warn.ts';
import { isAborted } from '#runtime/requests/request-error.ts';
import { fetchLocations, fetchPostalCode, type FoundLocation } from '#stores/pickup';
import { readTypedLocation, type SearchLocation } from './typed-location.ts';

/** The geocoder and its country. */
export interface Geocoder {
  /** Its address; without one no geocoder is used. */
  readonly url: string | undefined;
  /** Two letters. */
  readonly countryCode: string;
}

/** Logs that a geocoder has failed, and nothing more: what was typed is searched for as it is (PUP-06). */
export function recordGeocoderFailure(thrown: unknown): void {
  if (!isAborted(thrown)) warn('The geocoder has not answered; places are read as they are typed.', thrown);
}

/**
 * Makes a found place one to search at: its postal code is looked up where it has none (PUP-06).
 *
 * @param geocoder The geocoder.
 * @param found The found location.
 * @param signal Aborts the read.
 */
export async function completeLocation(
  { url }: Geocoder,
  found: FoundLocation,
  signal: AbortSignal,
): Promise<SearchLocation> {
  const { street: address, city, postalCode } = found;
  if (postalCode || !url) return { address, city, postalCode };
  const code = await fetchPostalCode(url, found, signal).catch(recordGeocoderFailure);
  return { address, city, postalCode: code ?? '' };
}

/**
 * Finds where somebody means: what has a postal code is taken at its word, for all else the geocoder is asked. A dead one costs
 * nothing but the code.
 *
 * @param geocoder The geocoder.
 * @param text The typed text.
 * @param signal Aborts the reads.
 */
export async function findLocation(
  geocoder: Geocoder,
  text: string,
  signal: AbortSignal,
): Promise<SearchLocation> {
  const { url, countryCode } = geocoder;
  const typed = readTypedLocation(text, countryCode);
  if (!url || typed.postalCode || !text.trim()) return typed;
  const locations = await fetchLocations(url, text, countryCode, signal).catch(recordGeocoderFailure);
  const [found] = locations ?? [];
  return found ? completeLocation(geocoder, found, signal) : typed;
}
