import { apiUrl, toError } from '#runtime';
import { reportFailure } from '../api.ts';
import { notify } from '../notices/index.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { fetchSummary, SUMMARY_PATH } from './api.ts';
import { $cart, isFresh, setSummary } from './cart.ts';
import type { ShownSummary } from './places.ts';
import type { CartSummary } from './schema.ts';
import { texts } from './texts.ts';

/** A read that takes longer is given up. */
const PATIENCE_MS = 15_000;

let reading: AbortController | undefined;

/**
 * Takes over the summary that the server wrote into a page.
 *
 * @param summary What the page shows of it. Newer than whatever is being read, which is given up; unless something was written since the page
 * was asked for, then what the store knows is newer.
 */
export function seedSummary(summary: ShownSummary): void {
  const known = $cart.get().summary;
  if (Object.keys(summary).length === 0 || (known && !isFresh())) return;
  reading?.abort();
  reading = undefined;
  setSummary({ ...known, ...summary });
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
  const timer = setTimeout(() => controller.abort(), PATIENCE_MS);
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
