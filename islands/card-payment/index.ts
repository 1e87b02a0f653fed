import { defineIsland } from '#runtime';

/** The card's fields of the payment provider (PAY-01); the only island whose page has a policy of its own. */
export const cardPayment = defineIsland({
  name: 'card-payment',
  when: 'load',
  load: () => import('./card-payment.ts'),
});
