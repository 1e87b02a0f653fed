import { defineIsland } from '#runtime';

/**
 * A message that is shown once: a dialog after three seconds, or a banner that can be closed (POP-01,
 * POP-02).
 */
export const popup = defineIsland({
  name: 'popup',
  when: 'idle',
  load: () => import('./popup.ts'),
});
