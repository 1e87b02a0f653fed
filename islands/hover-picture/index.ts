import { defineIsland } from '#runtime';

/** Links that show their pictures in one shared image (MKT-03). */
export const hoverPicture = defineIsland({
  name: 'hover-picture',
  when: 'interaction',
  load: () => import('./hover-picture.ts'),
});
