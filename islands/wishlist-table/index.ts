import { defineIsland } from '#runtime';

/** A list: its name, lines and what is done with it (WSH-04, WSH-05, WSH-06). */
export const wishlistTable = defineIsland({
  name: 'wishlist-table',
  when: 'load',
  load: () => import('./wishlist-table.tsx'),
});
