import { defineIsland } from '#runtime';

/** A banner with promotional slides, some of them films (BAN-01, BAN-02, BAN-03). */
export const bannerSlider = defineIsland({
  name: 'banner-slider',
  // A strip that is swiped and scrolled needs no script: it comes when the page is used, at the latest seconds after its load.
  when: 'first-input',
  load: () => import('./banner-slider.tsx'),
});
