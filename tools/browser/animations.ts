import type { Page } from '@playwright/test';

/** Limit of the wait in ms: a site may start an animation at the end of another. */
const ANIMATIONS_TIMEOUT_MS = 5000;

/** Waits until no animation runs: half-faded text has no contrast of its own. */
export const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async (limit) => {
    // An animation driven by scrolling never ends, nor does a paused or an endless one.
    const isEnding = ({ effect, timeline, playState }: Animation) =>
      playState === 'running' &&
      timeline === document.timeline &&
      effect?.getComputedTiming().iterations !== Infinity;
    const running = document.getAnimations().filter(isEnding);
    const limited = new Promise((resolve) => {
      setTimeout(resolve, limit);
    });
    if (running.length === 0) return;
    await Promise.race([limited, Promise.allSettled(running.map(({ finished }) => finished))]);
  }, ANIMATIONS_TIMEOUT_MS);
