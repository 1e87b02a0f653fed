import { defineService } from '#runtime';

/** The growl region: loaded with the first notice. */
export const notices = defineService({
  name: 'notices',
  when: 'load',
  event: 'notice',
  load: () => import('./notices.ts'),
});
