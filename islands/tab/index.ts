import { defineIsland } from '#runtime';

/** One tab of a list of tabs, and its panel (PGE-10). */
export const tab = defineIsland({
  name: 'tab',
  selector:
    '[data-toggle=tab],[data-toggle=pill],[data-toggle=list],[data-bs-toggle=tab],[data-bs-toggle=pill],[data-bs-toggle=list]',
  when: 'load',
  load: () => import('./tab.ts'),
});
