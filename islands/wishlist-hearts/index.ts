import { defineService } from '#runtime';

/** What the page says of the visitor's lists: which products are in one, and how many there are (WSH-10). */
export const wishlistHearts = defineService({
  name: 'wishlist-hearts',
  selector: ':is([data-wishlist],[data-wishlist-count])',
  when: 'first-input',
  load: () => import('./wishlist-hearts.ts'),
});
