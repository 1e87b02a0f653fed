import { defineIsland } from '#runtime';

/** The photos of a product: one large, the others to choose from (PRD-03). */
export const productGallery = defineIsland({
  name: 'product-gallery',
  // The server's strips are swiped and its links lead to each photo without a script.
  when: 'interaction',
  load: () => import('./product-gallery.tsx'),
});
