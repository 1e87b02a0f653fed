import { defineService } from '#runtime';

/** Shows failures. Loaded right after the page, because it must be there when the network is not. */
export const errorDialog = defineService({
  name: 'error-dialog',
  when: 'loaded',
  before: 'request-error',
  load: () => import('./error-dialog.ts'),
});
