import { followSignal } from '../requests/follow-signal.ts';
import type { Answer } from '../requests/answer.ts';
import { isAborted } from '../requests/request-error.ts';
import { requestHtml } from '../requests/request.ts';
import { takeLatest } from './scheduler.ts';

/** How fetched HTML becomes the content of a target. */
export interface Reading<Parsed> {
  /** Aborts the request. */
  signal: AbortSignal;
  /** Checked when the answer has arrived: whether the request is still the latest. */
  isLatest?: () => boolean;
  /** Turns the answer into the nodes to insert; throws when the requested part is not in it. */
  parse: (answer: Answer) => Parsed;
  /** Inserts the nodes synchronously. */
  insert: (parsed: Parsed) => void;
}

/**
 * Fetches HTML for a target and inserts it; of several reads for one target the newest wins (NAV-11).
 *
 * @param target The element that the answer is inserted into.
 * @param url The address, of this origin.
 * @param reading Parsing and inserting.
 * @returns Whether it was inserted; false when it was superseded or aborted.
 * @throws {RequestError} When the server fails.
 */
export async function readInto<Parsed>(
  target: Element,
  url: string | URL,
  { signal, isLatest = () => true, parse, insert }: Reading<Parsed>,
): Promise<boolean> {
  if (signal.aborted) return false;
  const token = takeLatest(target);
  const request = followSignal(signal);
  token.signal.addEventListener('abort', () => request.abort(), { once: true });
  try {
    const answer = await requestHtml(url, { signal: request.signal });
    if (request.signal.aborted || !token.isCurrent() || !isLatest()) return false;
    insert(parse(answer));
    return true;
  } catch (thrown) {
    if (isAborted(thrown)) return false;
    throw thrown;
  } finally {
    token.end();
    request.abort();
  }
}
