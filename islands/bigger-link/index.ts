import { defineService } from '#runtime';

/** Blocks in which a click anywhere follows the main link (PGE-08). */
export const biggerLink = defineService({
  name: 'bigger-link',
  selector: '[data-bigger-link]',
  when: 'load',
  load: () => import('./bigger-link.ts'),
});
