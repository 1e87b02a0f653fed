import { apiUrl } from '#runtime';
import { requestApi } from '../api.ts';
import {
  customerReferences,
  searchSuggestions,
  type CustomerReference,
  type SearchSuggestion,
} from './schema.ts';

/** The number of requested results, the maximum shown (T30), and the required accuracy. */
const REQUESTED = 5;
const MAX_RESULTS = 30;
const ACCURACY = 0.3;

/**
 * Fetches products that match the typed text (SRC-01).
 *
 * @param q The typed text, at least two characters.
 * @param signal Aborts the read.
 * @returns At most 30 suggestions.
 * @throws As `requestApi`.
 */
export async function fetchSuggestions(q: string, signal: AbortSignal): Promise<SearchSuggestion[]> {
  const query = new URLSearchParams({ q, nbrResults: String(REQUESTED), accuracy: String(ACCURACY) });
  const url = apiUrl(`/api/v1/catalog/search/suggestions?${query}`);
  return (await requestApi(searchSuggestions, url, { signal })).slice(0, MAX_RESULTS);
}

/**
 * Fetches articles by the customer's own references (SRC-03).
 *
 * @param q A part of the reference, at least two characters.
 * @param page From 1.
 * @param signal Aborts the read.
 * @throws As `requestApi`.
 */
export function fetchReferences(q: string, page: number, signal: AbortSignal): Promise<CustomerReference[]> {
  const query = new URLSearchParams({ q, page: String(page) });
  return requestApi(customerReferences, apiUrl(`/api/v1/catalog/customerref/search?${query}`), { signal });
}
