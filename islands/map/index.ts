import { defineIsland } from '#runtime';

/** Locations on a map (MAP-01). */
export const map = defineIsland({
  name: 'map',
  when: 'visible',
  load: () => import('./map.tsx'),
});
