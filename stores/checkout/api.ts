import type { InferOutput } from 'valibot';
import { apiUrl } from '#runtime';
import { requestJson } from '#runtime/requests/request-json.ts';
import { requestApi } from '../api.ts';
import { vatAnswer } from './schema.ts';

/** Countries of billing and delivery. */
export interface CheckoutCountries {
  readonly shipping: string;
  readonly billing: string;
}

const post = (call: string, body: object): Promise<unknown> =>
  requestJson(apiUrl(`/api/v1/shoppingcarts/${call}`), { method: 'POST', body, keepalive: true });

/** Saves both countries (CHK-05). */
export async function postCountries({ shipping, billing }: CheckoutCountries): Promise<void> {
  await post('shippingcountries', { ShippingCountryId: shipping, BillingCountryId: billing });
}

/** Saves the shipping method. */
export async function postMethod(id: string): Promise<void> {
  await post('shippingmethods', { ShippingMethodId: id });
}

/** The request to a VAT service (CHK-04, CHK-10). */
export interface VatQuestion {
  /** The number as typed. */
  readonly vat: string;
  readonly countryId: string;
  /** Undefined when the page names no customer. */
  readonly customerId?: string | undefined;
  /** The page's own address of the call; `{vat}` is replaced by the number. */
  readonly url?: string | undefined;
}

/** Builds the address of a VAT check: the specification's, or the page's. */
export function vatUrlOf({ vat, countryId, customerId, url }: VatQuestion): string {
  const written = url ?? apiUrl('/api/v1/sales/customers/checkisvatvalid/');
  const inPath = written.includes('{vat}');
  const address = new URL(written.replace('{vat}', encodeURIComponent(vat)), document.baseURI);
  address.searchParams.set('countryId', countryId);
  if (!inPath) address.searchParams.set('VAT', vat);
  if (customerId) address.searchParams.set('customerId', customerId);
  return address.href;
}

/**
 * Requests whether a VAT number is valid.
 *
 * @throws As `requestApi`: without an answer there is no verdict.
 */
export const fetchVat = (question: VatQuestion): Promise<InferOutput<typeof vatAnswer>> =>
  requestApi(vatAnswer, vatUrlOf(question));
