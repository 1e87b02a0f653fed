import { defineIsland, hasStored } from '#runtime';

/** The one-step order: choices are saved at once, and the amounts are updated (CHK-01, CHK-05, CHK-09). */
export const checkout = defineIsland({
  name: 'checkout',
  when: 'interaction',
  // A draft must be restored before the visitor types.
  isUrgent: () => hasStored('archipel-draft'),
  load: () => import('./checkout.tsx'),
});
