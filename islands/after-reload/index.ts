import { defineService } from '#runtime';
import { hasStored } from '#runtime/page/stored.ts';

/** Tells what a reload of the page has carried over, and puts back what was typed. */
export const afterReload = defineService({
  name: 'after-reload',
  when: 'load',
  // What is carried was left by the document before this one.
  isDue: () => hasStored('archipel-carried'),
  load: () => import('./after-reload.ts'),
});
