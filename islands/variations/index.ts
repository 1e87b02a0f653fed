import { defineIsland } from '#runtime';

/** The choices of a product; the page shows the chosen variant (PRD-01, PRD-02). */
export const variations = defineIsland({
  name: 'variations',
  when: 'interaction',
  load: () => import('./variations.ts'),
});
