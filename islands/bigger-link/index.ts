import { defineService } from '#runtime';

/** Blocks with a main link that a click anywhere follows (PGE-08). */
export const biggerLink = defineService({
  name: 'bigger-link',
  selector: '[data-bigger-link]',
  when: 'load',
  load: () => import('./bigger-link.ts'),
});
