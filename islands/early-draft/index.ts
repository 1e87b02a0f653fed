import { defineService } from '#runtime';

/** Keeps what is typed into an order before the order's own code is there (CHK-01). */
export const earlyDraft = defineService({
  name: 'early-draft',
  when: 'load',
  selector: '[data-draft]',
  load: () => import('./early-draft.ts'),
});
