import { defineService } from '#runtime';

/** Stores text that is typed into an order before the order's own code has loaded (CHK-01). */
export const earlyDraft = defineService({
  name: 'early-draft',
  when: 'load',
  selector: '[data-draft]',
  load: () => import('./early-draft.ts'),
});
