import { apiUrl } from '#runtime';
import { requestApi } from '../api.ts';
import { customers, type Customer } from './schema.ts';

/**
 * Searches customers by e-mail address or number (SAL-02).
 *
 * @param param The name of the server's query parameter.
 * @param text The search text.
 * @param signal Aborts the search.
 * @throws As `requestApi`.
 */
export function fetchCustomers(param: string, text: string, signal: AbortSignal): Promise<Customer[]> {
  const query = new URLSearchParams({ [param]: text });
  return requestApi(customers, apiUrl(`/api/v1/sales/customers?${query}`), { signal, cache: 'no-store' });
}
