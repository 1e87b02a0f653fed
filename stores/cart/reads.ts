import { apiUrl, toError, track } from '#runtime';
import { clearPages } from '#runtime/navigation/cache.ts';
import { reportFailure } from '../api.ts';
import { notify } from '../notices/index.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { fetchSummary, SUMMARY_PATH } from './api.ts';
import { $cart, refetchLines, isFresh, recordWrite, setSummary } from './cart.ts';
import type { ShownSummary } from './summary-views.ts';
import type { CartSummary } from './schema.ts';
import { texts } from './texts.ts';

/** A read that takes longer is given up. */
const REQUEST_TIMEOUT_MS = 15_000;

let reading: AbortController | undefined;
let verifying: AbortController | undefined;

// A sign-in elsewhere may end the session that a visit was sent with: its page shows the cart of a guest.
async function verifyCount(count: number): Promise<void> {
  const verification = readSummary();
  verifying = reading;
  const summary = await verification;
  if (!summary || summary.ItemsCount === count) return;
  clearPages();
  recordWrite();
  refetchLines();
}

/**
 * Takes over the summary that the server wrote into a page. A number of articles other than the known one is verified by one read.
 *
 * @param summary What the page shows of it. Newer than whatever is being read, which is given up; unless something was written since the page
 * was asked for, then what the store knows is newer.
 */
export function seedSummary(summary: ShownSummary): void {
  const known = $cart.get().summary;
  if (Object.keys(summary).length === 0 || (known && !isFresh())) return;
  // The places of one page come one after another: they don't abort the verification that the first has started.
  if (reading !== verifying) {
    reading?.abort();
    reading = undefined;
  }
  setSummary({ ...known, ...summary });
  const { ItemsCount: count } = summary;
  const isNews = known?.ItemsCount !== undefined && count !== undefined && count !== known.ItemsCount;
  if (isNews) void track(verifyCount(count));
}

/**
 * Reads the summary anew, without a word about a failure.
 *
 * @returns The summary, set already; nothing when it could not be read or a newer read took its place.
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

/** Reads the summary anew, without a word when it can't be read. */
export async function readSummary(): Promise<CartSummary | undefined> {
  return read().catch(() => undefined);
}

/** Reads the summary anew; a failure is told and leaves the state as it was. */
export async function refreshSummary(): Promise<void> {
  try {
    await read();
  } catch (thrown) {
    if (reportFailure(apiUrl(SUMMARY_PATH), toError(thrown))) notify('error', chooseTexts(texts).stale);
  }
}
