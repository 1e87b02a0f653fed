import { apiUrl, toError, track } from '#runtime';
import { clearPages } from '#runtime/navigation/cache.ts';
import { reportFailure } from '../api.ts';
import { notify } from '../notices/index.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { fetchSummary, SUMMARY_PATH } from './api.ts';
import { $cart, refetchLines, isFresh, isPageFresh, recordWrite, setSummary } from './cart.ts';
import { isSameSummary } from './summary.ts';
import type { ShownSummary } from './summary-views.ts';
import type { CartSummary } from './schema.ts';
import { texts } from './texts.ts';

/** Timeout of a read in ms. */
const REQUEST_TIMEOUT_MS = 15_000;

let reading: AbortController | undefined;
let verifying: AbortController | undefined;

// A sign-in in another tab may end the session of a visit's request: the answer then shows a guest's cart.
// Decision 420.
async function verifyCount(count: number): Promise<void> {
  const verification = readSummary();
  verifying = reading;
  const summary = await verification;
  if (!summary || summary.ItemsCount === count) return;
  clearPages();
  recordWrite();
  refetchLines();
}

// A view that is mounted late has the summary of its page, which is older than the store's after a write.
const isOutdated = (summary: ShownSummary, known: ShownSummary): boolean =>
  !isPageFresh() && !isSameSummary(summary, known);

const isOtherCount = (count: number, known: ShownSummary | null): boolean =>
  known?.ItemsCount !== undefined && known.ItemsCount !== count;

/**
 * Takes over the summary that the server wrote into a page. Another number of articles than the known one is
 * verified by one read.
 *
 * @param summary The page's summary. It aborts a read in progress; if a write came after the page's request,
 * the store's summary is newer and stays, and another one is verified by one read.
 */
export function seedSummary(summary: ShownSummary): void {
  const known = $cart.get().summary;
  if (Object.keys(summary).length === 0 || (known && !isFresh())) return;
  if (known && isOutdated(summary, known)) return void track(readSummary());
  // Several views of one page seed one after another: they don't abort the verification of the first one.
  if (reading !== verifying) {
    reading?.abort();
    reading = undefined;
  }
  setSummary({ ...known, ...summary });
  const { ItemsCount: count } = summary;
  if (count !== undefined && isOtherCount(count, known)) void track(verifyCount(count));
}

/**
 * Reads the summary again, without reporting a failure.
 *
 * @returns The summary, already stored; undefined when the read was aborted or superseded by a newer one.
 * @throws When the server fails or answers wrongly.
 */
async function read(): Promise<CartSummary | undefined> {
  reading?.abort();
  const controller = (reading = new AbortController());
  const timer = setTimeout(() => controller.abort(), REQUEST_TIMEOUT_MS);
  try {
    const summary = await fetchSummary(controller.signal);
    if (controller.signal.aborted) return undefined;
    setSummary(summary);
    return summary;
  } catch (thrown) {
    if (reading !== controller) return undefined;
    throw thrown;
  } finally {
    clearTimeout(timer);
  }
}

/** Reads the summary again; resolves to undefined when it can't be read. */
export async function readSummary(): Promise<CartSummary | undefined> {
  return read().catch(() => undefined);
}

/** Reads the summary again; a failure is reported and leaves the state unchanged. */
export async function refreshSummary(): Promise<void> {
  try {
    await read();
  } catch (thrown) {
    if (reportFailure(apiUrl(SUMMARY_PATH), toError(thrown))) notify('error', chooseTexts(texts).stale);
  }
}
