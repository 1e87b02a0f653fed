import { defineService } from '#runtime';

/** Says that something went wrong. Loaded with the first use of a page: it must be there when the network is not. */
export const errorDialog = defineService({
  name: 'error-dialog',
  when: 'use',
  before: 'request-error',
  load: () => import('./error-dialog.ts'),
});
