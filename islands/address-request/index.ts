import { defineIsland } from '#runtime';

/** The form that requests another delivery address for an order (SAL-01). */
export const addressRequest = defineIsland({
  name: 'address-request',
  when: 'load',
  load: () => import('./address-request.ts'),
});
