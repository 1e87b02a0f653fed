import { defineIsland } from '#runtime';

/** The popup of lists: choose, add, remove from one or all (WSH-01, WSH-02). */
export const wishlistDialog = defineIsland({
  name: 'wishlist-dialog',
  when: 'load',
  load: () => import('./wishlist-dialog.tsx'),
});
