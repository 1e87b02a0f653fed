import { defineIsland } from '#runtime';

/** The costs of delivery in the cart, by country, method and place (CRT-03). */
export const shippingEstimate = defineIsland({
  name: 'shipping-estimate',
  when: 'interaction',
  load: () => import('./shipping-estimate.ts'),
});
