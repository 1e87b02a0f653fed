import { getCulture } from '#runtime';
import { requestApi } from '../api.ts';
import { geocoderAnswer, type LocationFeature } from './schema.ts';

/** A location found by a geocoder. */
export interface FoundLocation {
  /** The address on one line. */
  readonly text: string;
  readonly street: string;
  readonly city: string;
  /** Empty when the geocoder does not know it. */
  readonly postalCode: string;
  readonly lat: number;
  readonly lng: number;
}

const toText = (value: string | number | null | undefined) => String(value ?? '').trim();
const join = (...parts: string[]) => parts.filter(Boolean).join(' ');

type Properties = LocationFeature['properties'];

function isElsewhere({ countrycode }: Properties, countryCode: string): boolean {
  const found = toText(countrycode).toUpperCase();
  return found !== '' && countryCode !== '' && found !== countryCode.toUpperCase();
}

// A city's feature has no `city`: its name is the city.
function readText(properties: Properties): Pick<FoundLocation, 'street' | 'city'> {
  const [named, street, city] = [properties.name, properties.street, properties.city].map(toText);
  if (!street && !city) return { street: '', city: named! };
  return { street: join(street! || named!, toText(properties.housenumber)), city: city! };
}

function readLocation({ properties, geometry }: LocationFeature, countryCode: string): FoundLocation[] {
  if (isElsewhere(properties, countryCode)) return [];
  const [lng, lat] = geometry.coordinates as [number, number];
  const { street, city } = readText(properties);
  const postalCode = toText(properties.postcode);
  const text = [street, join(postalCode, city)].filter(Boolean).join(', ');
  return text ? [{ text, street, city, postalCode, lat, lng }] : [];
}

const addressOf = (base: string, path: string, query: Record<string, string>) =>
  `${base.replace(/\/$/, '')}/${path}?${new URLSearchParams(query)}`;

/**
 * Fetches locations that begin with a text, in one country (PUP-06), by Photon's protocol. The geocoder is on
 * the page's own origin: the site forwards the request, so no address goes to a third party by itself.
 *
 * @param base The geocoder's address.
 * @param text The typed text.
 * @param countryCode Two letters; the answer is filtered by it as well.
 * @param signal Aborts the read.
 * @throws As `requestApi`.
 */
export async function fetchLocations(
  base: string,
  text: string,
  countryCode: string,
  signal: AbortSignal,
): Promise<FoundLocation[]> {
  const query = { q: text, limit: '5', lang: getCulture(), ...(countryCode && { countrycode: countryCode }) };
  const found = await requestApi(geocoderAnswer, addressOf(base, 'api', query), { signal });
  return found.features.flatMap((value) => readLocation(value, countryCode));
}

/**
 * Fetches the location at a position (PUP-06).
 *
 * @param base The geocoder's address.
 * @param position In degrees.
 * @param signal Aborts the read.
 * @returns The location, preferably one with a postal code; undefined when the geocoder knows none.
 * @throws As `requestApi`.
 */
export async function fetchLocationAt(
  base: string,
  { lat, lng }: Pick<FoundLocation, 'lat' | 'lng'>,
  signal: AbortSignal,
): Promise<FoundLocation | undefined> {
  const query = { lat: String(lat), lon: String(lng), limit: '1', lang: getCulture() };
  const found = await requestApi(geocoderAnswer, addressOf(base, 'reverse', query), { signal });
  const locations = found.features.flatMap((value) => readLocation(value, ''));
  return locations.find(({ postalCode }) => postalCode) ?? locations[0];
}

/**
 * Looks up the postal code of a location that was found without one (PUP-06).
 *
 * @param base The geocoder's address.
 * @param location The location.
 * @param signal Aborts the read.
 * @returns The code; empty when it is unknown.
 * @throws As `requestApi`.
 */
export const fetchPostalCode = async (
  base: string,
  location: FoundLocation,
  signal: AbortSignal,
): Promise<string> => (await fetchLocationAt(base, location, signal))?.postalCode ?? '';
