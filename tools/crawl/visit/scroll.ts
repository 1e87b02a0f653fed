import type { Page } from '@playwright/test';

/** Limit of steps, for pages that grow while they are scrolled. */
const MAX_STEPS = 40;

/** Scrolls through a page and back, so that lazy images and islands are loaded. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async (max) => {
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    for (let step = 1; step <= max; step += 1) {
      const top = step * innerHeight;
      if (top >= document.documentElement.scrollHeight) break;
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  }, MAX_STEPS);
