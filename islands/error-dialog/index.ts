import { defineService } from '#runtime';

/** Says that something went wrong. Loaded ahead of time: it must be there when the network is not. */
export const errorDialog = defineService({
  name: 'error-dialog',
  when: 'idle',
  load: () => import('./error-dialog.ts'),
});
