import { defineIsland } from '#runtime';

/** A quantity that keeps to a product's minimum, maximum and step (PRD-04). */
export const quantityField = defineIsland({
  name: 'quantity-field',
  when: 'interaction',
  load: () => import('./quantity-field.ts'),
});
