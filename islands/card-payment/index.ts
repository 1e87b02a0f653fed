import { defineIsland } from '#runtime';

/**
 * The card fields of the payment provider (PAY-01); the only island whose page needs its own security policy.
 */
export const cardPayment = defineIsland({
  name: 'card-payment',
  when: 'load',
  load: () => import('./card-payment.ts'),
});
