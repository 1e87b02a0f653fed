import { defineIsland } from '#runtime';

/** A field for a date, typed or picked from a calendar (PGE-04). */
export const dateField = defineIsland({
  name: 'date-field',
  when: 'interaction',
  load: () => import('./date-field.tsx'),
});
