import { defineIsland } from '#runtime';

/** A coupon's code: applied, removed, or chosen from a list (CPN-01). */
export const coupon = defineIsland({
  name: 'coupon',
  when: 'interaction',
  load: () => import('./coupon.tsx'),
});
