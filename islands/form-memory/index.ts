import { defineService } from '#runtime';

/** Brings typed text back when the visitor comes back by Back or Forward, as browsers do it (NAV-02). */
export const formMemory = defineService({
  name: 'form-memory',
  when: 'loaded',
  selector: '[data-page] form',
  load: () => import('./form-memory.ts'),
});
