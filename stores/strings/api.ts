import { apiUrl } from '#runtime';
import { requestApi } from '../api.ts';
import { dictionary, type Dictionary } from './schema.ts';

/** Timeout of the request in ms (I18N-02). */
const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Fetches the string resources of a culture (I18N-02).
 *
 * @param culture `fr` or `nl`.
 * @param version The version in the page's configuration; a new one changes the URL and so bypasses the
 * browser's cache.
 * @returns The dictionary.
 * @throws When there is no answer or an invalid one; only the store handles it.
 */
export async function fetchStrings(culture: string, version: string): Promise<Dictionary> {
  const query = version ? `?v=${encodeURIComponent(version)}` : '';
  const url = apiUrl(`/api/v1/localization/${culture}/stringresources${query}`);
  return requestApi(dictionary, url, { timeout: REQUEST_TIMEOUT_MS });
}
