import { defineIsland } from '#runtime';

/** The main menu: one open panel at a time, by press, key or hover (MNU-01, MNU-03, MNU-04). */
export const navMenu = defineIsland({
  name: 'nav-menu',
  when: 'interaction',
  load: () => import('./nav-menu.ts'),
});
