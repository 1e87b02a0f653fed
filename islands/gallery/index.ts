import { defineAction } from '#runtime';

/** Links to photos that open in a lightbox (GAL-01, GAL-02). */
export const gallery = defineAction({
  name: 'gallery',
  selector: '[data-gallery] a[href], a[data-gallery], button[data-gallery]',
  load: () => import('./gallery.ts'),
});
