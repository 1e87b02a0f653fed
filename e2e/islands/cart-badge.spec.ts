import type { Page } from '@playwright/test';
import { addToCart } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';

// The island is `cart-badge`; the demo has it in the header's mini-cart.
const count = (page: Page) => page.locator('header [data-cart-count]');
const amount = (page: Page) => page.locator('header [data-cart-amount]');

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );

/** Fires the event of a page that the browser restores as it was left. */
const comeBack = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test.beforeEach(async ({ page }) => {
  await page.goto('/fr/catalog');
  await addToCart(page);
  await page.goto('/fr/catalog');
  await whenIdle(page);
});

test('a page shows the server’s numbers without the cart’s store, and follows another tab with it [CRT-07]', async ({
  page,
  context,
}) => {
  await expect(count(page)).toHaveText('1');
  expect((await scriptsOf(page)).filter((name) => name.includes('store-cart'))).toEqual([]);
  const other = await context.newPage();
  await other.goto('/fr/catalog/product/mug-dune');
  await other.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(count(other)).toHaveText('2');
  await expect(count(page)).toHaveText('2');
  await expect(amount(page)).toHaveText((await amount(other).textContent())!);
  await expect(page.getByRole('status').filter({ hasText: 'Votre panier contient 2 articles' })).toHaveCount(
    1,
  );
  await other.close();
});

test('after a visit it shows what the cart has become meanwhile [CRT-07]', async ({ page }) => {
  const before = await amount(page).textContent();
  await addToCart(page, 1);
  await page.locator('header a[href="/fr"]').click();
  await expect(page).toHaveURL(/\/fr$/);
  await expect(count(page)).toHaveText('2');
  await expect(amount(page)).not.toHaveText(before!);
});

test('a page from the back-forward cache asks anew [CRT-07] [CRT-02]', async ({ page }) => {
  await addToCart(page, 1);
  await comeBack(page);
  await expect(count(page)).toHaveText('2');
});

test('a wrong answer is told in the growl region and the console, and changes nothing', async ({
  page,
  faults,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  const body = '{"ItemsCount":"three"}';
  await faults({ match: 'GET /api/v1/shoppingcarts', status: 200, type: 'application/json', body });
  await comeBack(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('pas à jour');
  expect(errors.join()).toContain('ItemsCount');
  await expect(count(page)).toHaveText('1');
  await page.getByRole('button', { name: 'Fermer' }).click();
  await expect(alert).toHaveCount(0);
});
