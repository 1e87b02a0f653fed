import { defineIsland } from '#runtime';

/** A VAT number that a service checks while the order is written (CHK-04). */
export const vatField = defineIsland({
  name: 'vat-field',
  when: 'interaction',
  load: () => import('./vat-field.tsx'),
});
