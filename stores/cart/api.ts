import { apiUrl } from '#runtime';
import { callApi } from '../api.ts';
import { cartSummary, type CartSummary } from './schema.ts';

/**
 * Reads the cart's summary (CRT-02).
 *
 * @param signal Aborts the read.
 * @throws When the server fails or answers wrongly; the visitor has been told then.
 */
export function fetchSummary(signal: AbortSignal): Promise<CartSummary> {
  return callApi(cartSummary, apiUrl('/api/v1/shoppingcarts'), { signal });
}
