import { defineIsland } from '#runtime';

/** Links that show their picture in one common place (MKT-03). */
export const hoverPicture = defineIsland({
  name: 'hover-picture',
  when: 'interaction',
  load: () => import('./hover-picture.ts'),
});
