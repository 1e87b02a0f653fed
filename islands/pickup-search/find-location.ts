import { warn } from '#runtime/page/warn.ts';
import { isAborted } from '#runtime/requests/request-error.ts';
import { fetchLocations, fetchPostalCode, type FoundLocation } from '#stores/pickup';
import { readTypedLocation, type SearchLocation } from './typed-location.ts';

/** The geocoder, and the country that it searches in. */
export interface Geocoder {
  /** Its address; without one no geocoder is used. */
  readonly url: string | undefined;
  /** Two letters. */
  readonly countryCode: string;
}

/** Logs a failure of the geocoder; the typed text is then used as it is (PUP-06). */
export function recordGeocoderFailure(thrown: unknown): void {
  if (!isAborted(thrown)) warn('The geocoder has not answered; places are read as they are typed.', thrown);
}

/**
 * Completes a found location for the search: a missing postal code is looked up (PUP-06).
 *
 * @param geocoder The geocoder.
 * @param found The found location.
 * @param signal Aborts the request.
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
 * Returns the location of a typed text. A text without a postal code goes to the geocoder; if that fails, the
 * text is used as it is.
 *
 * @param geocoder The geocoder.
 * @param text The typed text.
 * @param signal Aborts the requests.
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
