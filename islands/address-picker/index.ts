import { defineIsland } from '#runtime';

// The order puts back what was typed in this tab, and with it a choice that only this island can follow (storage may be forbidden).
function isDraftWaiting(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith('archipel-draft'));
  } catch {
    return false;
  }
}

/** The customer's addresses, one of them chosen, with ways to add and edit (CHK-02, CHK-07). */
export const addressPicker = defineIsland({
  name: 'address-picker',
  when: 'interaction',
  // A book is followed by itself; and buttons that the script draws, where the server wrote no links, are there at once.
  isUrgent: ({ dataset }) => dataset['type'] === 'Both' || 'formUrl' in dataset || isDraftWaiting(),
  holds: 'button[type=button], [data-address-add], [data-address-edit]',
  load: () => import('./address-picker.tsx'),
});
