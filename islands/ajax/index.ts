import { defineAction } from '#runtime';

/**
 * Forms and links with `data-ajax="true"`, whose answers replace a part of the page (FRM-01). The browser
 * handles `method="dialog"`.
 */
export const ajax = defineAction({
  name: 'ajax',
  selector: 'form[data-ajax="true" i]:not([method="dialog" i]), a[data-ajax="true" i]',
  load: () => import('./ajax.ts'),
});
