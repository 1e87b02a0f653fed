import { defineIsland } from '#runtime';

/** The form for cookie categories, on a page or in a dialog (CON-02, CON-03, CON-06). */
export const cookieSettings = defineIsland({
  name: 'cookie-settings',
  when: 'load',
  load: () => import('./cookie-settings.ts'),
});
