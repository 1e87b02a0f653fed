import { defineService } from '#runtime';

/** The hearts of products in a list, and the number of products in all lists (WSH-10). */
export const wishlistHearts = defineService({
  name: 'wishlist-hearts',
  selector: '[data-wishlist],[data-wishlist-count]',
  when: 'first-input',
  load: () => import('./wishlist-hearts.ts'),
});
