import { defineIsland } from '#runtime';

/** A form that adds all lines of an earlier order to the cart, one after another (SAL-03). */
export const orderAgain = defineIsland({
  name: 'order-again',
  when: 'interaction',
  load: () => import('./order-again.tsx'),
});
