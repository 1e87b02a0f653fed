import { defineAction } from '#runtime';

/** Links and buttons whose film plays in a dialog (VID-01). */
export const video = defineAction({
  name: 'video',
  selector: 'a[data-video], button[data-video]',
  load: () => import('./video.ts'),
});
