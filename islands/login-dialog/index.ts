import { defineService } from '#runtime';

/** The login dialog, shown when the server rejects a request until the visitor signs in. */
export const loginDialog = defineService({
  name: 'login-dialog',
  when: 'load',
  event: 'sign-in-needed',
  load: () => import('./login-dialog.ts'),
});
