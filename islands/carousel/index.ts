import { defineIsland } from '#runtime';

/**
 * A strip of logos, partners or short news that moves manually or automatically (CAT-08, MKT-01, NWS-02).
 * Decision 180.
 */
export const carousel = defineIsland({
  name: 'carousel',
  // Swiping and scrolling need no script, as in the banner slider.
  when: 'first-input',
  load: () => import('./carousel.tsx'),
});
