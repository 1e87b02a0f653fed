import { defineService, hasStored } from '#runtime';

/** Tells what a reload of the page has carried over, and puts back what was typed. */
export const afterReload = defineService({
  name: 'after-reload',
  when: 'load',
  // What is carried was left by the document before this one.
  isDue: () => hasStored('archipel-carried'),
  load: () => import('./after-reload.ts'),
});
