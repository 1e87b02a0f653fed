import { defineIsland, hasStored } from '#runtime';

/** The customer's addresses, one of them chosen, with ways to add and edit (CHK-02, CHK-07). */
export const addressPicker = defineIsland({
  name: 'address-picker',
  when: 'interaction',
  // A book is followed by itself; buttons that the script draws, where the server wrote no links, are there at once; and an order
  // that puts back what was typed puts back a choice that only this island can follow.
  isUrgent: ({ dataset }) =>
    dataset['type'] === 'Both' || 'formUrl' in dataset || hasStored('archipel-draft'),
  defers: 'button[type=button], [data-address-add], [data-address-edit]',
  load: () => import('./address-picker.tsx'),
});
