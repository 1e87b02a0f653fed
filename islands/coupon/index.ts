import { defineIsland } from '#runtime';

/** A coupon's code: applied, taken off, or chosen from a list (CPN-01). */
export const coupon = defineIsland({
  name: 'coupon',
  when: 'interaction',
  load: () => import('./coupon.tsx'),
});
