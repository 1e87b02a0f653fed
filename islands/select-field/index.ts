import { defineIsland } from '#runtime';

/** A styled select, in step with the native one (PGE-03, PGE-05). */
export const selectField = defineIsland({
  name: 'select-field',
  when: 'visible',
  load: () => import('./select-field.ts'),
});
