import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until nothing fades any more: half-faded text has no contrast of its own. */
const animationsEnded = (page: Page) =>
  page.evaluate(async () => {
    // One that a scroll drives never ends.
    const isFinite = ({ effect, timeline }: Animation) =>
      timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity;
    const running = document.getAnimations().filter(isFinite);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });

/**
 * Expects no accessibility violation in the page as it is now.
 *
 * @param page The page, in the state to check.
 * @param within Selector of the part that counts, where the rest was checked before; the whole page by default.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await animationsEnded(page);
  // The other mode opens a tab for each check, which takes as long as the check; it is for frames of other sites.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(within).withTags(RULES);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}
