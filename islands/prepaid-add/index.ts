import { defineIsland } from '#runtime';

/** Credit of a prepaid account, put into the cart (SAL-04). */
export const prepaidAdd = defineIsland({
  name: 'prepaid-add',
  when: 'interaction',
  load: () => import('./prepaid-add.tsx'),
});
