import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until nothing fades any more: half-faded text has no contrast of its own. */
const animationsEnded = (page: Page) =>
  page.evaluate(async () => {
    const isFinite = ({ effect }: Animation) => effect?.getComputedTiming().iterations !== Infinity;
    const running = document.getAnimations().filter(isFinite);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });

/**
 * Expects no accessibility violation in the page as it is now.
 *
 * @param page The page, in the state to check.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await animationsEnded(page);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}
