import { defineIsland, hasStored } from '#runtime';

/** The one-step order: what is chosen is saved at once, and the amounts follow (CHK-01, CHK-05, CHK-09). */
export const checkout = defineIsland({
  name: 'checkout',
  when: 'interaction',
  // What was typed before must not come back under the visitor's hand.
  isUrgent: () => hasStored('archipel-draft'),
  load: () => import('./checkout.tsx'),
});
