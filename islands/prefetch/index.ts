import { defineService } from '#runtime';

/** Fetches the page of a link before the visitor clicks it: in `data-prefetch`, or by the page's setting. */
export const prefetch = defineService({
  name: 'prefetch',
  when: 'first-input',
  selector: '[data-prefetch]',
  setting: 'links.prefetch',
  load: () => import('./prefetch.ts'),
});
