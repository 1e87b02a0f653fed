import { defineIsland } from '#runtime';

/** What the delivery costs, by country, way and place, in the cart (CRT-03). */
export const shippingEstimate = defineIsland({
  name: 'shipping-estimate',
  when: 'interaction',
  load: () => import('./shipping-estimate.ts'),
});
