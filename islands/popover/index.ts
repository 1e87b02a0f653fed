import { defineIsland } from '#runtime';

/** A short text next to its button, such as the explanation of a delivery method (CHK-01, PUP-07). */
export const popover = defineIsland({
  name: 'popover',
  selector: '[data-popover]',
  when: 'interaction',
  load: () => import('./popover.ts'),
});
