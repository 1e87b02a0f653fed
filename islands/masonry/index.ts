import { defineIsland } from '#runtime';

/** A list in columns without gaps between items of different heights (NWS-02). */
export const masonry = defineIsland({
  name: 'masonry',
  // Mounted before it is visible: packing visible items would shift them.
  when: 'idle',
  load: () => import('./masonry.ts'),
});
