import { apiUrl } from '#runtime';
import { object, pipe, string, transform, trim, union, nonEmpty } from 'valibot';
import { requestApi } from './api.ts';

const filled = pipe(string(), trim(), nonEmpty());

/** The specification shows no shape: a text, or an object that holds it. */
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
 * Reads the key of Google's maps (MAP-01). Only who draws with Google asks for it.
 *
 * @param signal Aborts the read.
 * @throws As `requestApi`.
 */
export function fetchMapsKey(signal: AbortSignal): Promise<string> {
  return requestApi(keyAnswer, apiUrl('/api/v1/settings/GoogleFrontAPIKey'), { signal });
}
