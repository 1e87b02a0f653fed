import { defineService } from '#runtime';

/** Links with `data-prefetch`: their page is fetched while the visitor is about to click. */
export const prefetch = defineService({
  name: 'prefetch',
  when: 'first-input',
  selector: '[data-prefetch]',
  load: () => import('./prefetch.ts'),
});
