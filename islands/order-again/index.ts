import { defineIsland } from '#runtime';

/** All lines of an earlier order, put into the cart one after the other (SAL-03). */
export const orderAgain = defineIsland({
  name: 'order-again',
  when: 'interaction',
  load: () => import('./order-again.tsx'),
});
