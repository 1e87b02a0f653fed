import { apiUrl } from '#runtime';
import { requestApi } from '../api.ts';
import {
  customerReferences,
  searchSuggestions,
  type CustomerReference,
  type SearchSuggestion,
} from './schema.ts';

/** How many are asked for, how many are shown of what comes (T30), and how exact they must be. */
const REQUESTED = 5;
const MAX_RESULTS = 30;
const ACCURACY = 0.3;

/**
 * Asks for products that fit what is typed (SRC-01).
 *
 * @param q What is typed, at least two signs.
 * @param signal Aborts the read.
 * @returns At most 30.
 * @throws As `requestApi`.
 */
export async function fetchSuggestions(q: string, signal: AbortSignal): Promise<SearchSuggestion[]> {
  const query = new URLSearchParams({ q, nbrResults: String(REQUESTED), accuracy: String(ACCURACY) });
  const url = apiUrl(`/api/v1/catalog/search/suggestions?${query}`);
  return (await requestApi(searchSuggestions, url, { signal })).slice(0, MAX_RESULTS);
}

/**
 * Asks for articles by the customer's own numbers (SRC-03).
 *
 * @param q A part of the number, at least two signs.
 * @param page From 1.
 * @param signal Aborts the read.
 * @throws As `requestApi`.
 */
export function fetchReferences(q: string, page: number, signal: AbortSignal): Promise<CustomerReference[]> {
  const query = new URLSearchParams({ q, page: String(page) });
  return requestApi(customerReferences, apiUrl(`/api/v1/catalog/customerref/search?${query}`), { signal });
}
