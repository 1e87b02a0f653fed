import { defineIsland } from '#runtime';

/** The request to return parts of an order, with its live sum (SAL-06). */
export const refund = defineIsland({
  name: 'refund',
  when: 'visible',
  load: () => import('./refund.tsx'),
});
