import { defineService } from '#runtime';

// Asked once: what is carried was left by the document before this one. Storage may be forbidden.
function wasReloaded(): boolean {
  try {
    return sessionStorage.getItem('archipel-carried') !== null;
  } catch {
    return false;
  }
}

/** Tells what a reload of the page has carried over, and puts back what was typed. */
export const afterReload = defineService({
  name: 'after-reload',
  when: 'load',
  isDue: wasReloaded,
  load: () => import('./after-reload.ts'),
});
