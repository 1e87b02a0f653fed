import { defineIsland } from '#runtime';

/** A line of the mini-cart: its quantity and removal, by the server's own forms (CRT-02, CRT-07). */
export const miniCartLine = defineIsland({
  name: 'mini-cart-line',
  when: 'load',
  load: () => import('./mini-cart-line.ts'),
});
