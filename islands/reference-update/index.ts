import { defineIsland } from '#runtime';

/** The customer's own number of an article, changed in place (SRC-04). */
export const referenceUpdate = defineIsland({
  name: 'reference-update',
  when: 'interaction',
  load: () => import('./reference-update.ts'),
});
