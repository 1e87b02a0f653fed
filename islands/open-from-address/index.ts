import { defineService } from '#runtime';

/** Opens what a key of the address asks for, such as the visitor's lists (WSH-07). */
export const openFromAddress = defineService({
  name: 'open-from-address',
  when: 'load',
  isDue: () => /open/i.test(location.search),
  load: () => import('./open-from-address.ts'),
});
