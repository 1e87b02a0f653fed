import { defineIsland } from '#runtime';

/** The header's cart: count, total, and its lines on hover or press (CRT-07). */
export const miniCart = defineIsland({
  name: 'mini-cart',
  when: 'load',
  load: () => import('./mini-cart.tsx'),
});
