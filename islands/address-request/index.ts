import { defineIsland } from '#runtime';

/** A request that an order be delivered to another address (SAL-01). */
export const addressRequest = defineIsland({
  name: 'address-request',
  when: 'load',
  load: () => import('./address-request.ts'),
});
