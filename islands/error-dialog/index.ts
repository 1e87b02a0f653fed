import { defineService } from '#runtime';

/**
 * The dialog for failed requests. A page with such elements loads it in advance, because it can't be fetched without
 * a network; a page that only visits loads it with the first failure, or shows a native dialog (`offline.ts`).
 */
export const errorDialog = defineService({
  name: 'error-dialog',
  when: 'loaded',
  selector:
    '[data-island],[data-ajax],[data-modal],[data-confirm],[data-video],[data-wishlist],[data-mobile-menu]',
  before: 'request-error',
  load: () => import('./error-dialog.ts'),
});
