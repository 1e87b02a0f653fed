import { clearPages } from '#runtime/navigation/cache.ts';
import { $cartSummary, refetchLines, recordWrite } from './cart.ts';
import { forgetLate } from './late.ts';
import type { CartView } from './summary-views.ts';
import { refreshSummary, seedSummary } from './reads.ts';
import { summaryTexts } from './summary.ts';

/**
 * Takes over what a place of the page says, and keeps the place in step with the cart (CRT-07).
 *
 * @param view Where.
 * @returns Ends it.
 */
export function followCart(view: CartView): () => void {
  seedSummary(view.written);
  return $cartSummary.subscribe((summary) => {
    if (summary) view.show(summaryTexts(summary));
  });
}

/** Reads the cart anew: somebody else may have written, so that what the page shows is older, also for whoever looks at it later. */
export function readCartAnew(): void {
  recordWrite();
  refetchLines();
  void refreshSummary();
}

/** Reads the cart anew, and lets no kept page show the one of before: somebody else may have changed it. */
export function rereadCart(): void {
  clearPages();
  forgetLate();
  readCartAnew();
}
