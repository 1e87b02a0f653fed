import { defineService } from '#runtime';

/** Blocks of which a click anywhere follows their main link (PGE-08). */
export const biggerLink = defineService({
  name: 'bigger-link',
  selector: '[data-bigger-link]',
  when: 'load',
  load: () => import('./bigger-link.ts'),
});
