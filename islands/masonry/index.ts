import { defineIsland } from '#runtime';

/** A list in columns without gaps between items of different heights (NWS-02). */
export const masonry = defineIsland({
  name: 'masonry',
  // Before it is scrolled to: what is packed in view would jump.
  when: 'idle',
  load: () => import('./masonry.ts'),
});
