import { defineAction } from '#runtime';

/** Links, buttons and forms that ask before they do something. */
export const confirm = defineAction({
  name: 'confirm',
  selector: '[data-confirm], [data-ajax-confirm]',
  load: () => import('./confirm.ts'),
});
