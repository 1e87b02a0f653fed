import { defineIsland } from '#runtime';

/** A product that turns: by itself, by dragging, by a slider (PRD-09). */
export const view360 = defineIsland({
  name: 'view-360',
  when: 'visible',
  load: () => import('./view-360.tsx'),
});
