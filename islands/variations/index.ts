import { defineIsland } from '#runtime';

/** The choices of a product: what is shown follows what is chosen (PRD-01, PRD-02). */
export const variations = defineIsland({
  name: 'variations',
  when: 'interaction',
  load: () => import('./variations.ts'),
});
