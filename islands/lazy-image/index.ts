import { defineIsland } from '#runtime';

/** A picture that comes when it is nearly in view, with another one for it if it is broken (PGE-02). */
export const lazyImage = defineIsland({
  name: 'lazy-image',
  selector: ':is(img[data-src],img[data-srcset],img[data-fallback],[data-background])',
  when: 'visible',
  load: () => import('./lazy-image.ts'),
});
