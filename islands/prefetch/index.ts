import { defineService } from '#runtime';

/** Fetches the page of a link with `data-prefetch` before the visitor clicks it. */
export const prefetch = defineService({
  name: 'prefetch',
  when: 'first-input',
  selector: '[data-prefetch]',
  load: () => import('./prefetch.ts'),
});
