import { defineIsland } from '#runtime';

/** The customer of an order, searched and chosen by staff (SAL-02). */
export const editCustomer = defineIsland({
  name: 'edit-customer',
  when: 'load',
  load: () => import('./edit-customer.tsx'),
});
