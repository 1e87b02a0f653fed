import type { Page } from '@playwright/test';
import { measureSizes, openUncached, readToTheEnd, saveData, waitForLoads } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { becomeCustomer } from '../support/wishlists.ts';

/** Budget of the used product page, all JavaScript of the preact flavour: brotli bytes (decision 199). */
const USED_BUDGET = 94_000;

const gallery = (page: Page) => page.locator('[data-island="product-gallery"]');

async function swipeGallery(page: Page): Promise<void> {
  await gallery(page).dispatchEvent('pointermove');
  await gallery(page)
    .locator('[data-viewport="main"]')
    .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth }));
  await expect(gallery(page)).toHaveAttribute('data-island-state', 'ready');
}

async function typeSearch(page: Page): Promise<void> {
  await page.locator('#search-q').pressSequentially('bol');
  await expect(page.locator('.ar-combobox-option').first()).toBeVisible();
  await page.keyboard.press('Escape');
}

async function chooseAndAdd(page: Page): Promise<void> {
  const before = await page.locator('.stock-state').textContent();
  await page.locator('.variations input[type=radio]:not(:checked)').first().check();
  await expect(page.locator('.stock-state')).not.toHaveText(before!);
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('status')).toBeVisible();
}

async function pressHeart(page: Page): Promise<void> {
  await page.locator('[data-page] [data-wishlist]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test(`the product page is at most ${USED_BUDGET} bytes of JavaScript, with its gallery swiped, a search typed, a variant chosen and added, a heart pressed by a customer [PRD-01] [PRD-03] [SRC-01] [WSH-01]`, async ({
  page,
}) => {
  await saveData(page);
  await becomeCustomer(page);
  await openUncached(page, '/fr/catalog/product/bol-matin');
  await readToTheEnd(page);
  for (const use of [swipeGallery, typeSearch, chooseAndAdd, pressHeart]) {
    await use(page);
    await waitForLoads(page);
  }
  const { js } = await measureSizes(page);
  expect(js, 'bytes of JavaScript').toBeLessThanOrEqual(USED_BUDGET);
  expect(js, 'much less than the bound: lower the bound').toBeGreaterThan(USED_BUDGET * 0.97);
});
