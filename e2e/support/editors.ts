import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Signs in as the demo's editor, without a form. */
export async function becomeEditor(page: Page): Promise<void> {
  await page.goto('/fr');
  const answer = await page.request.post('/demo/sign-in', { data: { user: 'editor@example.com' } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Waits until the library is mounted and shows its tree. */
export async function expectLibrary(page: Page): Promise<void> {
  await expect(page.locator('[data-island="asset-library"][data-island-state="ready"]')).toBeVisible();
  await expect(page.getByRole('treeitem').first()).toBeAttached();
}
