import { defineIsland } from '#runtime';

/** A quantity within a product's minimum, maximum and step (PRD-04). */
export const quantityField = defineIsland({
  name: 'quantity-field',
  when: 'interaction',
  load: () => import('./quantity-field.ts'),
});
