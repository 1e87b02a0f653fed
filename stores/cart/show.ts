import { clearPages } from '#runtime/navigation/cache.ts';
import { $cartSummary, refetchLines, recordWrite } from './cart.ts';
import { forgetLate } from './late.ts';
import type { CartView } from './summary-views.ts';
import { refreshSummary, seedSummary } from './reads.ts';
import { summaryTexts } from './summary.ts';

/**
 * Takes over the summary of a cart view and updates the view with each change of the cart (CRT-07).
 *
 * @param view The view.
 * @returns Unsubscribes.
 */
export function followCart(view: CartView): () => void {
  seedSummary(view.written);
  return $cartSummary.subscribe((summary) => {
    if (summary) view.show(summaryTexts(summary));
  });
}

/**
 * Reads the cart again and marks the shown one as stale, also for later subscribers: it may have changed
 * elsewhere.
 */
export function readCartAnew(): void {
  recordWrite();
  refetchLines();
  void refreshSummary();
}

/** Reads the cart again and clears cached pages, which may show the old one: it may have changed elsewhere. */
export function rereadCart(): void {
  clearPages();
  forgetLate();
  readCartAnew();
}
