import { defineIsland } from '#runtime';

/** Asks for a choice about cookies until one is saved (CON-01). */
export const cookieBanner = defineIsland({
  name: 'cookie-banner',
  when: 'interaction',
  load: () => import('./cookie-banner.ts'),
});
