import { defineIsland } from '#runtime';

/** The search for articles by the customer's own numbers (SRC-03). */
export const referenceSearch = defineIsland({
  name: 'reference-search',
  when: 'interaction',
  load: () => import('./reference-search.tsx'),
});
