import { defineIsland } from '#runtime';

/** The remaining time of an offer, counted down by the server's clock (CAT-09). */
export const countdown = defineIsland({
  name: 'countdown',
  when: 'visible',
  load: () => import('./countdown.ts'),
});
