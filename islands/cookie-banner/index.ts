import { defineIsland } from '#runtime';

/** Shows the cookie choice until one is saved (CON-01). */
export const cookieBanner = defineIsland({
  name: 'cookie-banner',
  when: 'interaction',
  load: () => import('./cookie-banner.ts'),
});
