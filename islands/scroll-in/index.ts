import { defineIsland } from '#runtime';

/** An element that fades or slides in when it is scrolled to (PGE-01). */
export const scrollIn = defineIsland({
  name: 'scroll-in',
  selector: '[data-scroll-in]',
  when: 'first-input',
  load: () => import('./scroll-in.ts'),
});
