import { defineIsland } from '#runtime';

/** A short text beside the button that asks for it, such as what a delivery method means (CHK-01, PUP-07). */
export const popover = defineIsland({
  name: 'popover',
  selector: '[data-popover]',
  when: 'interaction',
  load: () => import('./popover.ts'),
});
