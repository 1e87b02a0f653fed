import { defineIsland } from '#runtime';

/**
 * A field for a file, a picture or several files: uploaded, cropped, picked from the library (MED-01 … MED-05,
 * UPL, CRP).
 */
export const assetField = defineIsland({
  name: 'asset-field',
  when: 'visible',
  // Mounted early: before the mount, the form sends only the server's hidden fields.
  isUrgent: ({ dataset }) => 'assetId' in dataset,
  load: () => import('./asset-field.tsx'),
});
