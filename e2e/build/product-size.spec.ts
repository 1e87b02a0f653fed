import type { Page } from '@playwright/test';
import { measureSizes, openUncached, readToTheEnd, saveData, settle } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { becomeCustomer } from '../support/wishlists.ts';

/** All JavaScript of the product page once it is used, in the preact flavour: brotli (docs/decisions.md, 199). */
const USED_BUDGET = 90_000;

const STEPS: [string, (page: Page) => Promise<unknown>][] = [
  ['read', readToTheEnd],
  [
    'gallery swiped',
    async (page) => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const strip = page.locator('[data-viewport="main"]');
      await page.locator('[data-island="product-gallery"]').dispatchEvent('pointermove');
      await strip.evaluate((viewport) => viewport.scrollTo({ left: viewport.clientWidth }));
      await expect(page.locator('[data-island="product-gallery"][data-island-state="ready"]')).toBeVisible();
    },
  ],
  [
    'search typed',
    async (page) => {
      await page.locator('#search-q').pressSequentially('bol');
      await expect(page.locator('.ar-combobox-option').first()).toBeVisible();
      await page.keyboard.press('Escape');
    },
  ],
  [
    'variant chosen',
    async (page) => {
      await page.locator('.variations input[type=radio]:not(:checked)').first().check({ force: true });
    },
  ],
  [
    'added',
    async (page) => {
      await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
      await expect(page.getByRole('region', { name: 'Messages' }).getByRole('status')).toBeVisible();
    },
  ],
  [
    'heart pressed',
    async (page) => {
      await page.locator('[data-page] [data-wishlist]').first().click();
    },
  ],
];

test('the product page used', async ({ page }) => {
  await saveData(page);
  await becomeCustomer(page);
  await openUncached(page, '/fr/catalog/product/bol-matin');
  const seen = new Set<string>();
  for (const [name, step] of STEPS) {
    await step(page);
    await settle(page);
    const { js, files } = await measureSizes(page);
    const list = await page.evaluate(() => (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter((e)=>/archipel\/.*\.js$/.test(e.name)).map((e)=>`${e.name.split('/').at(-1)} ${e.encodedBodySize}`));
    console.log(name, js, files, list.filter((one)=>!seen.has(one)).join(', '));
    list.forEach((one)=>seen.add(one));
  }
  expect(1).toBe(1);
});
