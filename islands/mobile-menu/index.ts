import { defineAction } from '#runtime';

/** The main menu in a drawer, for narrow windows (MNU-02). */
export const mobileMenu = defineAction({
  name: 'mobile-menu',
  selector: '[data-mobile-menu]',
  load: () => import('./mobile-menu.ts'),
});
