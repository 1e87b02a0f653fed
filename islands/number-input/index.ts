import { defineIsland } from '#runtime';

/** A number between a minus and a plus button (PRD-05). */
export const numberInput = defineIsland({
  name: 'number-input',
  when: 'visible',
  load: () => import('./number-input.ts'),
});
