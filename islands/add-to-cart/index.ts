import { defineIsland } from '#runtime';

/** A form that adds to the cart without leaving the page (PRD-06). */
export const addToCartIsland = defineIsland({
  name: 'add-to-cart',
  when: 'interaction',
  load: () => import('./add-to-cart.ts'),
});
