import { defineIsland } from '#runtime';

/** A toggler and its panel (PGE-10). */
export const collapse = defineIsland({
  name: 'collapse',
  selector: '[data-toggle=collapse],[data-bs-toggle=collapse]',
  when: 'load',
  load: () => import('./collapse.ts'),
});
