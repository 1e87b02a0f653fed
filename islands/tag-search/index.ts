import { defineIsland } from '#runtime';

/** A form that is sent as soon as something else is chosen in it (TGS-01). */
export const tagSearch = defineIsland({
  name: 'tag-search',
  when: 'load',
  load: () => import('./tag-search.ts'),
});
