import { defineIsland } from '#runtime';

/** Shows what belongs to the chosen way to pay, and nothing else (PAY-02). */
export const paymentMethods = defineIsland({
  name: 'payment-methods',
  when: 'load',
  load: () => import('./payment-methods.ts'),
});
