import { defineIsland } from '#runtime';

/** A form that changes the customer's own number of an article in place (SRC-04). */
export const referenceUpdate = defineIsland({
  name: 'reference-update',
  when: 'interaction',
  load: () => import('./reference-update.ts'),
});
