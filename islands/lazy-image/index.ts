import { defineIsland } from '#runtime';

/** A picture that is loaded when it is nearly visible, with a fallback if it is broken (PGE-02). */
export const lazyImage = defineIsland({
  name: 'lazy-image',
  selector: 'img[data-src],img[data-srcset],img[data-fallback],[data-background]',
  when: 'visible',
  load: () => import('./lazy-image.ts'),
});
