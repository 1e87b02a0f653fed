import { defineIsland } from '#runtime';

/** The photos of a product: one large, the others to choose from (PRD-03). */
export const productGallery = defineIsland({
  name: 'product-gallery',
  // Without a script, the strips can be swiped and the links lead to each photo.
  when: 'interaction',
  load: () => import('./product-gallery.tsx'),
});
