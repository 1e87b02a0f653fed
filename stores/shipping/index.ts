import { apiUrl, toError } from '#runtime';
import { messageOf } from '#runtime/requests/message-of.ts';
import { requestJson } from '#runtime/requests/request-json.ts';
import { requestApi, reportFailure } from '../api.ts';
import { queueCartWrite } from '../cart/index.ts';
import { cities } from './schema.ts';

/** A city that a parcel may be sent to. */
export interface City {
  readonly id: string;
  readonly name: string;
}

const beginsWith = (name: string, query: string) =>
  Number(!name.toLowerCase().startsWith(query.toLowerCase()));

/**
 * Sorts cities: names that begin with the text first, then alphabetically. An object with numeric keys has no
 * order of its own (T16).
 *
 * @param cities The server's map of names by id.
 * @param query The typed text.
 * @param culture The culture of the alphabet.
 */
export function sortCities(cities: Readonly<Record<string, string>>, query: string, culture: string): City[] {
  const { compare } = new Intl.Collator(culture, { numeric: true });
  return Object.entries(cities)
    .map(([id, name]) => ({ id, name }))
    .sort((a, b) => beginsWith(a.name, query) - beginsWith(b.name, query) || compare(a.name, b.name));
}

/**
 * Fetches cities by postal code or name (CRT-04).
 *
 * @param countryId The country's id in the page's field.
 * @param query The typed text.
 * @param signal Aborts the read.
 * @throws As `requestApi`.
 */
export function fetchCities(
  countryId: string,
  query: string,
  signal: AbortSignal,
): Promise<Record<string, string>> {
  const path = `/api/v1/countries/${encodeURIComponent(countryId)}/cities/${encodeURIComponent(query)}`;
  return requestApi(cities, apiUrl(path), { signal });
}

/** The fields of the delivery, and the calls that save them (CRT-03). */
export const SHIPPING_CALLS = {
  ShippingMethodId: 'shippingmethods',
  CountryCode: 'shippingcountries',
  CountryId: 'country',
  CityId: 'city',
} as const;

export type ShippingField = keyof typeof SHIPPING_CALLS;

/** The outcome; `message` is the server's. */
export interface ShippingOutcome {
  readonly isSaved: boolean;
  readonly message?: string | undefined;
}

async function write(field: ShippingField, value: string): Promise<ShippingOutcome> {
  const url = apiUrl(`/api/v1/shoppingcarts/${SHIPPING_CALLS[field]}`);
  try {
    await requestJson(url, { method: 'POST', body: { [field]: value }, keepalive: true });
    return { isSaved: true };
  } catch (thrown) {
    reportFailure(url, toError(thrown));
    return { isSaved: false, message: messageOf(thrown) };
  }
}

const fields = new Map<ShippingField, string>();

/**
 * Saves a choice of the delivery, behind the cart's writes; of several waiting values the newest is sent
 * (CRT-03).
 *
 * @param field The changed field.
 * @param value The chosen value.
 * @param onResolved Called with the outcome after the write.
 */
export function saveShipping(
  field: ShippingField,
  value: string,
  onResolved: (outcome: ShippingOutcome, value: string) => void,
): void {
  fields.set(field, value);
  queueCartWrite(`shipping ${field}`, async () => {
    const newest = fields.get(field) ?? value;
    onResolved(await write(field, newest), newest);
  });
}
