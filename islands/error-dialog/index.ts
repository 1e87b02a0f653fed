import { defineService } from '#runtime';

/** Says that something went wrong. Loaded right after the page: it must be there when the network is not. */
export const errorDialog = defineService({
  name: 'error-dialog',
  when: 'loaded',
  before: 'request-error',
  load: () => import('./error-dialog.ts'),
});
