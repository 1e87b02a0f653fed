import type { Page } from '@playwright/test';
import { expect, test, whenIdle } from '../support/test.ts';

/** Waits until the form's island is mounted; each answer brings another form. */
const expectForm = (page: Page) =>
  expect(page.locator('[data-island="tag-search"][data-island-state="ready"]')).toBeVisible();

test('order and kind are sent when they change, the focus stays, a failure gives the choice back [TGS-01]', async ({
  page,
  faults,
}) => {
  await page.goto('/fr/tags?tag=gres&pageindex=2');
  await whenIdle(page);
  await expectForm(page);
  await expect(page.locator('.tag-form button')).toBeHidden();
  const kind = page.getByLabel('Montrer');
  await kind.focus();
  await kind.selectOption('News');
  await expect(page).toHaveURL(/entityName=News/);
  // Another list starts at its first page.
  expect(new URL(page.url()).searchParams.has('pageindex')).toBe(false);
  await expect(kind).toBeFocused();
  await expect(page.locator('.tagged .overline').first()).toHaveText('Journal');

  const order = page.getByLabel('Trier par');
  await expectForm(page);
  await order.selectOption('name');
  await expect(page).toHaveURL(/sort=name/);
  await page.goBack();
  await expect(order).toHaveValue('relevance');
  await expectForm(page);

  await faults({ match: 'GET /fr/tags', status: 500 });
  await page.getByLabel('Montrer').selectOption('Workshop');
  await expect(page.getByRole('alertdialog').or(page.locator('.ar-error')).first()).toBeVisible();
  await expect(page.getByLabel('Montrer')).toHaveValue('News');
});
