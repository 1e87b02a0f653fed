import { defineService } from '#runtime';

/** Parts of any page that depend on the cart, reloaded when it has changed (CRT-02). */
export const cartParts = defineService({
  name: 'cart-parts',
  when: 'load',
  selector: '[data-cart-part]',
  load: () => import('./cart-parts.ts'),
});
