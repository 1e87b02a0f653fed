import { apiUrl } from '#runtime';
import { requestApi } from '../api.ts';
import { variantAnswer, type VariantAnswer } from './schema.ts';

/**
 * Fetches the variant that a form's fields select (PRD-01).
 *
 * @param productId The product.
 * @param query The form's inputs and the quantity.
 * @param signal Aborts the request when a newer one starts.
 * @throws As `requestApi`: a RequestError, or an ArchipelError for an answer without the specified fields.
 */
export function fetchVariant(productId: string, query: string, signal: AbortSignal): Promise<VariantAnswer> {
  const path = `/api/v1/catalog/products/${encodeURIComponent(productId)}/productvariants`;
  return requestApi(variantAnswer, apiUrl(`${path}?${query}`), { signal });
}
