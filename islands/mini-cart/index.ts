import { defineIsland } from '#runtime';

/** The header's cart: its lines on hover or press (CRT-07). `cart-badge` updates count and amount. */
export const miniCart = defineIsland({
  name: 'mini-cart',
  when: 'interaction',
  load: () => import('./mini-cart.tsx'),
});
