import { defineIsland } from '#runtime';

/** Shows the parts of a form that belong to the chosen payment method (PAY-02). */
export const paymentMethods = defineIsland({
  name: 'payment-methods',
  when: 'load',
  load: () => import('./payment-methods.ts'),
});
