import { defineAction } from '#runtime';

/** Links, buttons and forms that require a confirmation. */
export const confirmAction = defineAction({
  name: 'confirm',
  selector: '[data-confirm], [data-ajax-confirm]',
  isQuestion: true,
  load: () => import('./confirm.ts'),
});
