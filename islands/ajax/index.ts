import { defineAction } from '#runtime';

/** Forms and links with `data-ajax="true"`: their answers go to a part of the page (FRM-01). Dialogs are the browser's. */
export const ajax = defineAction({
  name: 'ajax',
  selector: 'form[data-ajax="true" i]:not([method="dialog" i]), a[data-ajax="true" i]',
  load: () => import('./ajax.ts'),
});
