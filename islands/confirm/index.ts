import { defineAction } from '#runtime';

/** Links, buttons and forms that ask before they do something. */
export const confirmAction = defineAction({
  name: 'confirm',
  selector: '[data-confirm], [data-ajax-confirm]',
  isQuestion: true,
  load: () => import('./confirm.ts'),
});
