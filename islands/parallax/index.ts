import { defineIsland } from '#runtime';

/** A picture or other element that scrolls at its own speed (PGE-09, MKT-02). */
export const parallax = defineIsland({
  name: 'parallax',
  selector: '[data-parallax]',
  when: 'visible',
  load: () => import('./parallax.ts'),
});
