import { defineIsland } from '#runtime';

/** The country of taxes and delivery (CHK-06). */
export const countrySwitch = defineIsland({
  name: 'country-switch',
  when: 'interaction',
  load: () => import('./country-switch.ts'),
});
