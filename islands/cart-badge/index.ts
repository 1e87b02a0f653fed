import { defineIsland } from '#runtime';

/** The cart's count and amount wherever a page shows them (CRT-07). */
export const cartBadge = defineIsland({
  name: 'cart-badge',
  selector: '[data-cart-count],[data-cart-amount]',
  when: 'load',
  load: () => import('./cart-badge.ts'),
});
