import { atom, onMount } from 'nanostores';
import { fetchSummary } from './api.ts';
import type { CartSummary } from './schema.ts';

/** A page that was away this long may have missed what other tabs did. */
const STALE_MS = 60_000;

/** The last summary that the server gave; null until an island was given one. */
export const $cartSummary = atom<CartSummary | null>(null);

let reading: AbortController | undefined;

/**
 * Takes over the summary that the server wrote into a page.
 *
 * @param summary Newer than whatever is being read, which is given up.
 */
export function seedSummary(summary: CartSummary): void {
  reading?.abort();
  $cartSummary.set(summary);
}

/** Reads the summary anew; a failure leaves the state as it was. */
export async function refreshSummary(): Promise<void> {
  reading?.abort();
  const { signal } = (reading = new AbortController());
  try {
    const summary = await fetchSummary(signal);
    if (!signal.aborted) $cartSummary.set(summary);
  } catch {
    // Told already by the API layer.
  }
}

function followVisibility(signal: AbortSignal): void {
  let hiddenAt = Number.POSITIVE_INFINITY;
  const onVisibility = () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > STALE_MS) void refreshSummary();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
}

function followRestores(signal: AbortSignal): void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void refreshSummary();
  };
  addEventListener('pageshow', onShow, { signal });
}

// Only while somebody shows the summary.
onMount($cartSummary, () => {
  const controller = new AbortController();
  followVisibility(controller.signal);
  followRestores(controller.signal);
  return () => controller.abort();
});
