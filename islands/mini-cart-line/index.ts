import { defineIsland } from '#runtime';

/** A line of the mini-cart: its quantity and its removal, by the forms that the server wrote (CRT-02, CRT-07). */
export const miniCartLine = defineIsland({
  name: 'mini-cart-line',
  when: 'load',
  load: () => import('./mini-cart-line.ts'),
});
