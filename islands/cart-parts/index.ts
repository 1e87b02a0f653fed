import { defineService } from '#runtime';

/** What depends on the cart on any page: read again when the cart has changed (CRT-02). */
export const cartParts = defineService({
  name: 'cart-parts',
  when: 'load',
  selector: '[data-cart-part]',
  load: () => import('./cart-parts.ts'),
});
