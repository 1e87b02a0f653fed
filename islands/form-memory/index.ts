import { defineService } from '#runtime';

/** Restores typed text after Back or Forward, as browsers do (NAV-02). */
export const formMemory = defineService({
  name: 'form-memory',
  when: 'input',
  selector: '[data-page] form',
  load: () => import('./form-memory.ts'),
});
