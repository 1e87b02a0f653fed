import { defineIsland } from '#runtime';

/** The main menu: one panel open at a time, by press, key or a mouse that rests (MNU-01, MNU-03, MNU-04). */
export const navMenu = defineIsland({
  name: 'nav-menu',
  when: 'interaction',
  load: () => import('./nav-menu.ts'),
});
