import type { Page } from '@playwright/test';
import { unmountAll } from '../support/app.ts';
import { fakePhotos } from '../support/photos.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const box = (page: Page, name: string) => page.getByRole('combobox', { name });
const option = (page: Page, name: string) => page.getByRole('option', { name });

test('the order of a list is chosen and sent, and the fields do not move when they get their look [PGE-03]', async ({
  page,
}) => {
  await fakePhotos(page);
  await page.goto('/fr/catalog');
  await whenIdle(page);
  const before = await page.locator('.list-form').boundingBox();
  await expect(page.locator('.list-sort')).toHaveAttribute('data-island-state', 'ready');
  await box(page, 'Trier par').click();
  await option(page, 'Prix croissant').click();
  // The list updates at once: the select's change event sends the choice.
  await expect(page).toHaveURL(/sort=price-asc/);
  await whenIdle(page);
  await expect(box(page, 'Trier par')).toHaveText('Prix croissant');
  await unmountAll(page);
  expect((await page.locator('.list-form').boundingBox())!.height).toBe(before!.height);
});
