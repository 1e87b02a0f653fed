import { apiUrl } from '#runtime';
import { requestJson } from '#runtime/requests/request-json.ts';
import { parse } from 'valibot';
import { dictionary, type Dictionary } from './schema.ts';

/** What has not come by then has failed (I18N-02). */
const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Fetches the string resources of a culture (I18N-02).
 *
 * @param culture `fr` or `nl`.
 * @param version What the page's configuration says; a new version is a new address for the browser's cache.
 * @returns The dictionary.
 * @throws When there is no answer, or a wrong one; only the store hears of it.
 */
export async function fetchStrings(culture: string, version: string): Promise<Dictionary> {
  const query = version ? `?v=${encodeURIComponent(version)}` : '';
  const url = apiUrl(`/api/v1/localization/${culture}/stringresources${query}`);
  return parse(dictionary, await requestJson(url, { timeout: REQUEST_TIMEOUT_MS }));
}
