import { defineIsland } from '#runtime';

/** A picture or a thing that scrolls at a speed of its own (PGE-09, MKT-02). */
export const parallax = defineIsland({
  name: 'parallax',
  selector: '[data-parallax]',
  when: 'visible',
  load: () => import('./parallax.ts'),
});
