import { computed } from 'nanostores';
import { createPageReader } from '#kit/reading';
import { $cart, isFresh, recordRefetch } from '#stores/cart';

/**
 * The page's one reader of the cart: its lines where an island shows them, and what else of the page depends on the cart, such
 * as totals, shipping methods, coupons (CRT-02).
 */
export const cartReader = createPageReader({
  owner: 'the cart',
  attribute: 'data-cart-part',
  $version: computed($cart, ({ version }) => version),
  $isWriting: computed($cart, ({ pending }) => Object.keys(pending).length > 0),
  isFresh,
  onRefetch: recordRefetch,
});
