import { defineIsland } from '#runtime';

/** The forms of two-factor sign-in: the key as a QR code, the one-time code, the recovery codes (ACC-02). */
export const twoFactor = defineIsland({
  name: 'two-factor',
  when: 'load',
  load: () => import('./two-factor.tsx'),
});
