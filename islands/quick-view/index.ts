import { defineAction } from '#runtime';

/** The quick view of a product in its list (CAT-07); its code loads at the first press. */
export const quickView = defineAction({
  name: 'quick-view',
  selector: 'button[data-quick-view]',
  load: () => import('./quick-view.ts'),
});
