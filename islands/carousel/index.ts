import { defineIsland } from '#runtime';

/**
 * A strip of logos, partners or short news that moves manually or automatically (CAT-08, MKT-01, NWS-02).
 * Decision 180.
 */
export const carousel = defineIsland({
  name: 'carousel',
  // As for the banner: a strip that is swiped and scrolled needs no script.
  when: 'first-input',
  load: () => import('./carousel.tsx'),
});
