import { defineIsland } from '#runtime';

/** The search for a pickup point (PUP-01). */
export const pickupSearch = defineIsland({
  name: 'pickup-search',
  when: 'load',
  load: () => import('./pickup-search.tsx'),
});
