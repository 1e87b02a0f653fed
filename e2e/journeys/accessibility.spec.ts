import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { addToCart, fillOrder } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const PAGES = [
  ['the home page', ''],
  ['the list', '/catalog'],
  ['the list as a table, filtered', '/catalog?display=table&sort=price-asc&pageSize=12'],
  ['an empty result', '/catalog?q=zzzzzz'],
  ['the empty cart', '/shoppingcarts'],
  ['a page that is not there', '/nowhere'],
] as const;

const LOOKS = [
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 375, height: 800, colorScheme: 'dark' },
] as const;

async function expectAccessibleInAllLooks(page: Page): Promise<void> {
  for (const { width, height, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
}

async function expectNoSideways(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels to scroll sideways at 320 px').toBeLessThanOrEqual(0);
}

for (const culture of ['fr', 'nl']) {
  for (const [name, path] of PAGES) {
    test(`${name} in ${culture} is accessible, light and dark, wide and narrow`, async ({ page }) => {
      await page.goto(`/${culture}${path}`);
      await whenIdle(page);
      await expectAccessibleInAllLooks(page);
      await expectNoSideways(page);
    });
  }

  test(`product, cart, order form, its errors and the confirmation in ${culture} are accessible`, async ({
    page,
  }) => {
    await page.goto(`/${culture}/catalog`);
    await page.locator('.cards .card a').first().click();
    await expect(page).toHaveURL(/\/catalog\/product\//);
    await whenIdle(page);
    await expectAccessibleInAllLooks(page);
    await expectNoSideways(page);
    await addToCart(page);
    for (const path of ['/shoppingcarts', '/shoppingcarts/clear', '/checkout']) {
      await page.goto(`/${culture}${path}`);
      await whenIdle(page);
      await expectAccessibleInAllLooks(page);
      await expectNoSideways(page);
    }
    await page.locator('.order-form .actions button[type=submit]').click();
    await expect(page.locator('.validation-summary-errors')).toBeVisible();
    await whenIdle(page);
    await expectAccessibleInAllLooks(page);
    await fillOrder(page);
    await expect(page).toHaveURL(/\/checkout\/confirmation\//);
    await expectAccessibleInAllLooks(page);
  });
}

test('the open mini-cart is accessible @react', async ({ page }) => {
  await page.goto('/fr/catalog');
  await addToCart(page);
  await page.reload();
  await page.getByRole('button', { name: 'Afficher le contenu du panier' }).click();
  await expect(page.locator('.mini-cart-panel')).toContainText('€');
  await expectAccessibleInAllLooks(page);
});

test('a dialog, a notice and a failed fragment are accessible @react', async ({ page, faults }) => {
  await page.goto('/fixtures/nav/one');
  await faults({ match: 'GET /fixtures/piece', status: 500 });
  await page.goto('/fixtures/kit');
  await page.getByRole('button', { name: 'Dire' }).click();
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});
