import { defineIsland } from '#runtime';

/** A list: its name, its lines and its actions (WSH-04, WSH-05, WSH-06). */
export const wishlistTable = defineIsland({
  name: 'wishlist-table',
  when: 'load',
  load: () => import('./wishlist-table.tsx'),
});
