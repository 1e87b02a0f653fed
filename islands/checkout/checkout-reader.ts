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

/**
 * Whether a part of the page is stale. Without a changed field of the order, the cart has changed, and all
 * parts are stale.
 */
function isOldPart(name: string): boolean {
  const { stale } = $checkout.get();
  return stale.length === 0 || isStalePart(name, stale);
}

/** The page's single reader of the order: all stale parts come from one answer. */
export const checkoutReader = createPageReader({
  owner: 'the checkout',
  attribute: 'data-checkout-part',
  $version: $checkoutVersion,
  $isWriting: $isCheckoutWriting,
  isFresh: isCheckoutFresh,
  onRefetch: recordCheckoutRefetch,
  onShown: recordCheckoutShown,
  // Fields without their own call are sent with the request.
  isOrdered: true,
  isOldPart,
});
