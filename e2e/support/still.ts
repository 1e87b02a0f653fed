import type { Locator } from '@playwright/test';

/**
 * Waits until nothing in an element moves. A finger that touches a sheet on its way in presses the element
 * that has come below it by then.
 *
 * @param locator One element, already shown.
 */
export const whenStill = (locator: Locator) =>
  locator.evaluate(async (element) => {
    const isFinite = ({ effect }: Animation) => effect?.getComputedTiming().iterations !== Infinity;
    const moves = element.getAnimations({ subtree: true }).filter(isFinite);
    await Promise.allSettled(moves.map(({ finished }) => finished));
  });
