import { defineIsland } from '#runtime';

/** Buttons that share the page, without any code of the networks (PGE-07). */
export const share = defineIsland({
  name: 'share',
  when: 'visible',
  load: () => import('./share.tsx'),
});
