import { defineIsland, hasStored } from '#runtime';

/** The customer's addresses, one of them chosen, with ways to add and edit (CHK-02, CHK-07). */
export const addressPicker = defineIsland({
  name: 'address-picker',
  when: 'interaction',
  // Urgent are an address book, which reads its list itself; a list without links, whose buttons the script
  // draws; and a draft, which may restore a choice that only this island can follow.
  isUrgent: ({ dataset }) =>
    dataset['type'] === 'Both' || 'formUrl' in dataset || hasStored('archipel-draft'),
  defers: 'button[type=button], [data-address-add], [data-address-edit]',
  load: () => import('./address-picker.tsx'),
});
