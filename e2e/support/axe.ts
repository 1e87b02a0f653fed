import type { Page } from '@playwright/test';
import { expect } from './kit.ts';

/**
 * Expects no accessibility violation in the current state of the page.
 *
 * @param page The page.
 * @param within Selector of the part to check if the rest was checked before; the whole page by default.
 */
export const expectAccessible = (page: Page, within = 'html'): Promise<void> =>
  expect(page).toBeAccessible({ within });
