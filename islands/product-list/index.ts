import { defineIsland } from '#runtime';

/** A list of products with its filter, sort, page size and display (CAT-03 to CAT-06). */
export const productList = defineIsland({
  name: 'product-list',
  when: 'first-input',
  defers: '[data-list-drawer]:not([open]) > summary',
  load: () => import('./product-list.ts'),
});
