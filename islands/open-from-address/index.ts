import { defineService } from '#runtime';

/** Opens the dialog that a parameter of the address names, such as the visitor's lists (WSH-07). */
export const openFromAddress = defineService({
  name: 'open-from-address',
  when: 'load',
  isDue: () => /open/i.test(location.search),
  load: () => import('./open-from-address.ts'),
});
