import { defineIsland } from '#runtime';

/** The customer's addresses, one of them chosen, with ways to add and edit (CHK-02, CHK-07). */
export const addressPicker = defineIsland({
  name: 'address-picker',
  when: 'load',
  load: () => import('./address-picker.tsx'),
});
