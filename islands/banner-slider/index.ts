import { defineIsland } from '#runtime';

/** A banner with promotional slides, some with videos (BAN-01, BAN-02, BAN-03). */
export const bannerSlider = defineIsland({
  name: 'banner-slider',
  // A strip that is swiped and scrolled needs no script: it mounts with the first input, or a few seconds after
  // the load.
  when: 'first-input',
  load: () => import('./banner-slider.tsx'),
});
