import { defineService } from '#runtime';

/**
 * The dialog for failed requests, loaded right after the page, because it can't be fetched without a network.
 */
export const errorDialog = defineService({
  name: 'error-dialog',
  when: 'loaded',
  before: 'request-error',
  load: () => import('./error-dialog.ts'),
});
