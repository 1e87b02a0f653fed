import { defineIsland } from '#runtime';

/** A VAT number that a service checks during checkout (CHK-04). */
export const vatField = defineIsland({
  name: 'vat-field',
  // Not loaded by a use of the field alone: another country also triggers a check of a known number.
  when: 'first-input',
  load: () => import('./vat-field.tsx'),
});
