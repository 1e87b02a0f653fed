import { defineIsland } from '#runtime';

/** A city by postal code or name (CRT-04). */
export const cityField = defineIsland({
  name: 'city-field',
  when: 'interaction',
  load: () => import('./city-field.tsx'),
});
