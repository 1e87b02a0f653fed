import { defineAction } from '#runtime';

/** Links, buttons and search forms whose answer opens in a dialog. */
export const modal = defineAction({
  name: 'modal',
  selector: '[data-modal]',
  load: () => import('./modal.ts'),
});
