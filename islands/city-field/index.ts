import { defineIsland } from '#runtime';

/** A field for a city, searched by postal code or name (CRT-04). */
export const cityField = defineIsland({
  name: 'city-field',
  when: 'interaction',
  load: () => import('./city-field.tsx'),
});
