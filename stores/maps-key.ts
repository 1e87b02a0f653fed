import { apiUrl } from '#runtime';
import { object, pipe, string, transform, trim, union, nonEmpty } from 'valibot';
import { requestApi } from './api.ts';

const filled = pipe(string(), trim(), nonEmpty());

/** The answer has no specified shape: it is a text, or an object that contains it. */
const keyAnswer = union([
  filled,
  pipe(
    object({ GoogleFrontAPIKey: filled }),
    transform(({ GoogleFrontAPIKey }) => GoogleFrontAPIKey),
  ),
  pipe(
    object({ Value: filled }),
    transform(({ Value }) => Value),
  ),
]);

/**
 * Fetches the key of Google Maps (MAP-01), needed only by maps of Google.
 *
 * @param signal Aborts the read.
 * @throws As `requestApi`.
 */
export function fetchMapsKey(signal: AbortSignal): Promise<string> {
  return requestApi(keyAnswer, apiUrl('/api/v1/settings/GoogleFrontAPIKey'), { signal });
}
