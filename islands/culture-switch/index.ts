import { defineIsland } from '#runtime';

/** Links to the same page in the other languages (CUR-02). */
export const cultureSwitch = defineIsland({
  name: 'culture-switch',
  when: 'load',
  load: () => import('./culture-switch.ts'),
});
