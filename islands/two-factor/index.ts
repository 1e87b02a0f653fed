import { defineIsland } from '#runtime';

/** The steps around a one-time code: its key as a QR code, the code itself, the codes for a lost telephone (ACC-02). */
export const twoFactor = defineIsland({
  name: 'two-factor',
  when: 'load',
  load: () => import('./two-factor.tsx'),
});
