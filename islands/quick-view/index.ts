import { defineAction } from '#runtime';

/** A look at a product inside its list (CAT-07): nothing of it is there before the first press. */
export const quickView = defineAction({
  name: 'quick-view',
  selector: 'button[data-quick-view]',
  load: () => import('./quick-view.ts'),
});
