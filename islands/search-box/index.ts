import { defineIsland } from '#runtime';

/** Suggestions under the search field (SRC-01). */
export const searchBox = defineIsland({
  name: 'search-box',
  when: 'interaction',
  load: () => import('./search-box.tsx'),
});
