import { defineIsland } from '#runtime';

/** A form that shows only the questions required by the answers given (CTC-01, CTC-03). */
export const dependentFields = defineIsland({
  name: 'dependent-fields',
  when: 'load',
  load: () => import('./dependent-fields.ts'),
});
