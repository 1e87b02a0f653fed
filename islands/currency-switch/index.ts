import { defineIsland } from '#runtime';

/** The currency of the shop's amounts (CUR-01). */
export const currencySwitch = defineIsland({
  name: 'currency-switch',
  when: 'interaction',
  load: () => import('./currency-switch.ts'),
});
