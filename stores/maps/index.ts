import { apiUrl } from '#runtime';
import { requestApi } from '../api.ts';
import { mapsKey } from './schema.ts';

/**
 * Fetches the key of Google Maps (MAP-01), needed only by maps of Google.
 *
 * @param signal Aborts the read.
 * @throws As `requestApi`.
 */
export function fetchMapsKey(signal: AbortSignal): Promise<string> {
  return requestApi(mapsKey, apiUrl('/api/v1/settings/GoogleFrontAPIKey'), { signal });
}
