import { defineService } from '#runtime';

/** The page's signs of the visitor's lists: the products in one, and how many lists there are (WSH-10). */
export const wishlistHearts = defineService({
  name: 'wishlist-hearts',
  selector: ':is([data-wishlist],[data-wishlist-count])',
  when: 'first-input',
  load: () => import('./wishlist-hearts.ts'),
});
