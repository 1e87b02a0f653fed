import { defineIsland } from '#runtime';

/** The navigation between the lists of a visitor (WSH-03). */
export const wishlistPage = defineIsland({
  name: 'wishlist-page',
  when: 'load',
  load: () => import('./wishlist-page.tsx'),
});
