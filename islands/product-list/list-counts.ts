import { followSignal } from '#runtime/requests/follow-signal.ts';
import { isAborted } from '#runtime/requests/request-error.ts';
import { parseAnswer } from '#runtime/html/parse.ts';
import { requestHtml } from '#runtime/requests/request.ts';
import { safeUrl } from '#runtime/requests/safe-url.ts';
import { readListState, type ListCounts } from './list-state.ts';

/** Fetches the number of products that a choice would show, before it is applied (CAT-04). */
export interface CountReader {
  /** Fetches the counts for a list's address; an earlier request is aborted. */
  fetch(url: URL): void;
  cancel(): void;
}

async function readCounts(filterUrl: string, { search }: URL, signal: AbortSignal) {
  const address = safeUrl(filterUrl);
  if (!address) return undefined;
  address.search = search;
  const answer = await requestHtml(address, { signal });
  const { document: page, content } = parseAnswer(answer);
  return readListState(page ?? content!);
}

/**
 * Creates a reader of counts: the response to the latest query wins. If it fails, no number is shown, and the
 * choice can still be applied.
 *
 * @param filterUrl The address of the filter's fragment; it receives the query of the list.
 * @param show Called with the counts, or undefined when the request failed.
 * @param signal Aborts the requests.
 */
export function createCountReader(
  filterUrl: string,
  show: (state: ListCounts | undefined) => void,
  signal: AbortSignal,
): CountReader {
  let current: AbortController | undefined;
  const cancel = () => current?.abort();
  return {
    cancel,
    fetch(url) {
      cancel();
      const mine = followSignal(signal);
      current = mine;
      readCounts(filterUrl, url, mine.signal).then(
        (state) => mine.signal.aborted || show(state),
        (thrown: unknown) => mine.signal.aborted || isAborted(thrown) || show(undefined),
      );
    },
  };
}
