import { defineIsland } from '#runtime';

/** The form of a customer's address (CHK-03, CHK-08). */
export const addressForm = defineIsland({
  name: 'address-form',
  when: 'load',
  load: () => import('./address-form.ts'),
});
