import { computed } from 'nanostores';
import { createPageReader } from '#kit/reading';
import { $cart, isFresh, recordReread, recordWrite } from '#stores/cart';

/**
 * The single reader of the cart on a page: refreshes its lines and the parts that depend on it, such as
 * totals, shipping methods and coupons (CRT-02).
 */
export const cartReader = createPageReader({
  owner: 'the cart',
  attribute: 'data-cart-part',
  $version: computed($cart, ({ version }) => version),
  $isWriting: computed($cart, ({ pending }) => Object.keys(pending).length > 0),
  isFresh,
  onRefetch: recordReread,
  onLateJoin: recordWrite,
});
