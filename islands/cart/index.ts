import { defineIsland } from '#runtime';

/** The cart page's lines: quantities, removal with undo, messages next to the lines (CRT-01, CRT-02). */
export const cart = defineIsland({
  name: 'cart',
  when: 'load',
  load: () => import('./cart.tsx'),
});
