import { defineIsland } from '#runtime';

/** A form that adds credit of a prepaid account to the cart (SAL-04). */
export const prepaidAdd = defineIsland({
  name: 'prepaid-add',
  when: 'interaction',
  load: () => import('./prepaid-add.tsx'),
});
