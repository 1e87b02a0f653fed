import { defineService, hasStored } from '#runtime';

/** Shows the notice and restores the typed text that a reload of the page has carried over. */
export const afterReload = defineService({
  name: 'after-reload',
  when: 'load',
  // The previous document has stored the carried data.
  isDue: () => hasStored('archipel-carried'),
  load: () => import('./after-reload.ts'),
});
