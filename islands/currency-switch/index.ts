import { defineIsland } from '#runtime';

/** The currency in which the shop shows its amounts (CUR-01). */
export const currencySwitch = defineIsland({
  name: 'currency-switch',
  when: 'interaction',
  load: () => import('./currency-switch.ts'),
});
