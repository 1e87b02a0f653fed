import { defineIsland } from '#runtime';

/** A VAT number that a service checks while the order is written (CHK-04). */
export const vatField = defineIsland({
  name: 'vat-field',
  // Not by its own host alone: a number that the server knows is checked again for another country.
  when: 'first-input',
  load: () => import('./vat-field.tsx'),
});
