import { defineIsland, hasStored } from '#runtime';

/** The customer's addresses, one of them chosen, with dialogs to add and edit (CHK-02, CHK-07). */
export const addressPicker = defineIsland({
  name: 'address-picker',
  when: 'interaction',
  // Mounted early: an address book, which loads its list itself; a list whose buttons the script renders; and
  // any list when a draft may restore a choice.
  isUrgent: ({ dataset }) =>
    dataset['type'] === 'Both' || 'formUrl' in dataset || hasStored('archipel-draft'),
  defers: 'button[type=button], [data-address-add], [data-address-edit]',
  load: () => import('./address-picker.tsx'),
});
