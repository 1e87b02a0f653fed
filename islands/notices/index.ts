import { defineService } from '#runtime';

/** The growl region: loaded with the first thing that is to be told. */
export const notices = defineService({
  name: 'notices',
  when: 'load',
  event: 'notice',
  load: () => import('./notices.ts'),
});
