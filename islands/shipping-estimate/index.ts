import { defineIsland } from '#runtime';

/** The delivery costs in the cart, by country, method and city (CRT-03). */
export const shippingEstimate = defineIsland({
  name: 'shipping-estimate',
  when: 'interaction',
  load: () => import('./shipping-estimate.ts'),
});
