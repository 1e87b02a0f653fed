import { defineIsland } from '#runtime';

/** The media library: a tree of folders, and the files of one (MED-06, MED-07). */
export const assetLibrary = defineIsland({
  name: 'asset-library',
  when: 'visible',
  load: () => import('./asset-library.tsx'),
});
