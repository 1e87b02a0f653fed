import { apiUrl } from '#runtime';
import { requestApi } from '../api.ts';
import { variantAnswer, type VariantAnswer } from './schema.ts';

/**
 * Asks which variant a form's fields mean (PRD-01).
 *
 * @param productId The product.
 * @param query The form's inputs and the quantity.
 * @param signal Gives it up: a repeat aborts the one before.
 * @throws As `requestApi`: a RequestError, or an ArchipelError for an answer without what the specification names.
 */
export function fetchVariant(productId: string, query: string, signal: AbortSignal): Promise<VariantAnswer> {
  const path = `/api/v1/catalog/products/${encodeURIComponent(productId)}/productvariants`;
  return requestApi(variantAnswer, apiUrl(`${path}?${query}`), { signal });
}
