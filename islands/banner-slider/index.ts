import { defineIsland } from '#runtime';

/** A banner with promotional slides, some with videos (BAN-01, BAN-02, BAN-03). */
export const bannerSlider = defineIsland({
  name: 'banner-slider',
  // Swiping and scrolling need no script: the island mounts on the first input, or a few seconds after the
  // load.
  when: 'first-input',
  load: () => import('./banner-slider.tsx'),
});
