import { defineService } from '#runtime';

/** Persists text typed into an order before its island has loaded (CHK-01). */
export const earlyDraft = defineService({
  name: 'early-draft',
  when: 'load',
  selector: '[data-draft]',
  load: () => import('./early-draft.ts'),
});
