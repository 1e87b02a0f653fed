import { defineIsland } from '#runtime';

/** Shows the questions of a form that follow from the answers given, and only those (CTC-01, CTC-03). */
export const dependentFields = defineIsland({
  name: 'dependent-fields',
  when: 'load',
  load: () => import('./dependent-fields.ts'),
});
