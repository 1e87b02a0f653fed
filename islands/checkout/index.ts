import { defineIsland } from '#runtime';

// What was typed before must not come back under the visitor's hand. Storage may be forbidden; then nothing was kept.
function isDraftWaiting(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith('archipel-draft'));
  } catch {
    return false;
  }
}

/** The one-step order: what is chosen is saved at once, and the amounts follow (CHK-01, CHK-05, CHK-09). */
export const checkout = defineIsland({
  name: 'checkout',
  when: 'interaction',
  isUrgent: isDraftWaiting,
  load: () => import('./checkout.tsx'),
});
