import { defineService } from '#runtime';

/** Shows notices in the growl region; loaded with the first `notice` event. */
export const notices = defineService({
  name: 'notices',
  when: 'load',
  event: 'notice',
  load: () => import('./notices.ts'),
});
