import { defineIsland } from '#runtime';

/** The one-step order: what is chosen is saved at once, and the amounts follow (CHK-01, CHK-05, CHK-09). */
export const checkout = defineIsland({
  name: 'checkout',
  when: 'load',
  load: () => import('./checkout.tsx'),
});
