import { defineIsland } from '#runtime';

/** The country whose taxes and delivery hold (CHK-06). */
export const countrySwitch = defineIsland({
  name: 'country-switch',
  when: 'interaction',
  load: () => import('./country-switch.ts'),
});
