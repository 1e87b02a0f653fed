import axeCore from 'axe-core';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Frames of other origins, such as the card's, are checked too.
const SOURCE = `${axeCore.source};axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/** Waits until no animation runs: half-faded text has no contrast of its own. */
const animationsEnded = (page: Page) =>
  page.evaluate(async () => {
    // An animation driven by scrolling never ends.
    const isFinite = ({ effect, timeline }: Animation) =>
      timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity;
    const running = document.getAnimations().filter(isFinite);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });

async function loadAxe(page: Page): Promise<void> {
  // A frame that loads lazily may be replaced by its page meanwhile.
  await expect(async () => {
    for (const frame of page.frames()) {
      const isThere = await frame.evaluate(() => 'axe' in window);
      if (!isThere) await frame.evaluate(SOURCE);
    }
  }).toPass();
}

/**
 * Expects no accessibility violation in the current state of the page.
 *
 * @param within Selector of the part to check if the rest was checked before; the whole page by default.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await animationsEnded(page);
  await loadAxe(page);
  // axe is called directly: its Playwright package sends the source again for each check, which takes as long
  // as the check.
  const { violations } = await page.evaluate(
    ({ include, rules }) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      // A frame without scripts never answers, and axe waits half a second for it.
      const exclude = ['iframe[sandbox]:not([sandbox~="allow-scripts"])'];
      return axe.run({ include: [include], exclude }, { runOnly: rules, resultTypes: ['violations'] });
    },
    { include: within, rules: RULES },
  );
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}
