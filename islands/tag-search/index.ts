import { defineIsland } from '#runtime';

/** A form that is submitted when a select changes (TGS-01). */
export const tagSearch = defineIsland({
  name: 'tag-search',
  when: 'load',
  load: () => import('./tag-search.ts'),
});
