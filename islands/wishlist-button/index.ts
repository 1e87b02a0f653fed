import { defineAction } from '#runtime';

/** Hearts: links and buttons that open the popup of lists for their product (WSH-01, WSH-10). */
export const wishlistButton = defineAction({
  name: 'wishlist-button',
  selector: '[data-wishlist]',
  load: () => import('./wishlist-button.ts'),
});
