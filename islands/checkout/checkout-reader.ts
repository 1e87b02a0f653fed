import { createPageReader } from '#kit/reading';
import {
  $checkout,
  $checkoutVersion,
  $isCheckoutWriting,
  isCheckoutFresh,
  isStalePart,
  recordCheckoutRefetch,
  recordCheckoutShown,
} from '#stores/checkout';

/** Whether a part of the page depends on what has changed; where nothing of the order has, the cart has. */
function isOldPart(name: string): boolean {
  const { stale } = $checkout.get();
  return stale.length === 0 || isStalePart(name, stale);
}

/** The page's one reader of the order: all parts come from one answer, however many are old. */
export const checkoutReader = createPageReader({
  owner: 'the checkout',
  attribute: 'data-checkout-part',
  $version: $checkoutVersion,
  $isWriting: $isCheckoutWriting,
  isFresh: isCheckoutFresh,
  onRefetch: recordCheckoutRefetch,
  onShown: recordCheckoutShown,
  // What no call saves goes with the question.
  isOrdered: true,
  isOldPart,
});
