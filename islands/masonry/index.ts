import { defineIsland } from '#runtime';

/** A list whose items stand close below each other, in columns (NWS-02). */
export const masonry = defineIsland({
  name: 'masonry',
  // Before it is scrolled to: what is packed in view would jump.
  when: 'idle',
  load: () => import('./masonry.ts'),
});
