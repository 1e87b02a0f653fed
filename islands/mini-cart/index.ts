import { defineIsland } from '#runtime';

/** The header's cart: its lines on hover or press (CRT-07). Count and amount are kept by `cart-badge`. */
export const miniCart = defineIsland({
  name: 'mini-cart',
  when: 'interaction',
  load: () => import('./mini-cart.tsx'),
});
