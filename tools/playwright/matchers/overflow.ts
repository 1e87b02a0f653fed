import type { Page } from '@playwright/test';
import { findOverflow } from '../../browser/overflow.ts';
import { resultOf, type MatcherResult } from './result.ts';

/**
 * Expects a page without a horizontal scroll bar.
 *
 * @param page The page, at the width of its viewport.
 */
export async function toHaveNoOverflow(page: Page): Promise<MatcherResult> {
  const found = await findOverflow(page);
  const width = page.viewportSize()?.width;
  return resultOf(
    found.length === 0,
    found.length === 0
      ? `Nothing is wider than the page (${width} px).`
      : `Wider than the page (${width} px):\n${found.map((line) => `  ${line}`).join('\n')}`,
  );
}
