import type { Page } from '@playwright/test';
import { addToCart } from '../support/shop.ts';
import { isTrue, readFigures, toRow, writeRow, type PageSizes } from '../support/sizes-table.ts';
import { leaveUntouched, measureSizes, openUncached, readToTheEnd, waitForLoads } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { readWeights, weighBuilds } from '../support/weights.ts';

/** Budget of a used page, all JavaScript of the preact flavour: brotli bytes (decision 528). */
const USED_BUDGET = 100_000;

/** Budget of a used page in both flavours: scripts and stylesheets (decision 528). */
const USED_FILES = 35;

/** Relative difference that is allowed for a figure of docs/benchmarks.md. */
const TOLERANCE = 0.02;

const isUpdate = process.env['UPDATE_SIZES'] !== undefined;

interface Shown {
  name: string;
  path: string;
  /** Actions on this page only, besides those of every page. */
  use?: (page: Page) => Promise<void>;
}

const stepUp = (page: Page) => page.locator('[data-page] [data-quantity-plus]').first().click();

async function stepUpAndAdd(page: Page): Promise<void> {
  await stepUp(page);
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('status')).toBeVisible();
}

const PAGES: Shown[] = [
  { name: 'home', path: '/fr' },
  { name: 'list', path: '/fr/catalog' },
  { name: 'product', path: '/fr/catalog/product/bol-matin', use: stepUpAndAdd },
  { name: 'cart', path: '/fr/shoppingcarts', use: stepUp },
];

// Pointer moves trigger the islands with `when: 'interaction'`.
async function visitIslands(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]:visible').all()) {
    await island.dispatchEvent('pointermove');
  }
}

async function openMiniCart(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Afficher le contenu du panier' }).click();
  await expect(page.locator('.mini-cart-panel a').first()).toBeVisible();
  // The panel closes only after its code has loaded: otherwise nothing would wait for that code any more.
  await waitForLoads(page);
  await page.keyboard.press('Escape');
}

async function usePage(page: Page, { use }: Shown): Promise<void> {
  await visitIslands(page);
  await openMiniCart(page);
  await use?.(page);
  await waitForLoads(page);
}

async function measure(page: Page, shown: Shown, flavour: string): Promise<PageSizes> {
  await openUncached(page, shown.path);
  await readToTheEnd(page);
  const read = await measureSizes(page);
  await usePage(page, shown);
  return { page: shown.name, flavour, read, used: await measureSizes(page) };
}

for (const shown of PAGES) {
  test(`the ${shown.name} page loads what docs/benchmarks.md says @react`, async ({ page }, { project }) => {
    await leaveUntouched(page);
    await page.goto('/fr');
    await addToCart(page, 0);
    await addToCart(page, 1);
    const sizes = await measure(page, shown, project.name);
    expect(sizes.used.files, 'files').toBeLessThanOrEqual(USED_FILES);
    if (project.name === 'preact')
      expect(sizes.used.js, 'bytes of JavaScript').toBeLessThanOrEqual(USED_BUDGET);
    if (isUpdate) await writeRow(sizes);
    const row = `docs/benchmarks.md says otherwise; "npm run sizes" writes what was measured:\n${toRow(sizes)}\n`;
    expect(isTrue(readFigures(sizes), sizes, TOLERANCE), row).toBe(true);
  });
}

test('the product page of these figures has variations and a quantity', async ({ page }) => {
  await page.goto('/fr/catalog/product/bol-matin');
  await expect(page.locator('.variations fieldset')).not.toHaveCount(0);
});

test('the builds weigh what docs/benchmarks.md says', () => {
  const [written, weights] = [readWeights(), weighBuilds()];
  expect(Object.keys(written).toSorted()).toEqual(Object.keys(weights).toSorted());
  for (const [part, bytes] of Object.entries(weights)) {
    const isClose = bytes.every((one, index) => Math.abs(written[part]![index]! - one) <= TOLERANCE * one);
    expect(isClose, `${part} weighs ${bytes.join(' and ')} B, not ${written[part]!.join(' and ')}`).toBe(
      true,
    );
  }
});
