import { defineIsland } from '#runtime';

/** A field for a file, a picture or several files: sent, cut, picked from the library (MED-01 … MED-05, UPL, CRP). */
export const assetField = defineIsland({
  name: 'asset-field',
  when: 'visible',
  // Until its code is there, the form sends what the server has written alone.
  isUrgent: ({ dataset }) => 'assetId' in dataset,
  load: () => import('./asset-field.tsx'),
});
