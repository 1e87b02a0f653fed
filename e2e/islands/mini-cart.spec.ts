import type { Page } from '@playwright/test';
import { addToCart } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const cart = (page: Page) => page.locator('[data-island="mini-cart"]');
const panel = (page: Page) => cart(page).locator('.mini-cart-panel');

test.beforeEach(async ({ page }) => {
  await page.goto('/fr/catalog');
  await addToCart(page);
  await page.goto('/fr/catalog');
  await expect(cart(page)).toHaveAttribute('data-island-state', 'ready');
});

test('it shows the count and the total that the server wrote [CRT-07] @react', async ({ page }) => {
  await expect(cart(page).locator('.mini-cart-count')).toContainText(/^[12]/);
  await expect(cart(page).locator('.mini-cart-amount')).toContainText('€');
});

test('it opens by keyboard, shows the lines, and Escape gives the focus back [CRT-07] @react @firefox', async ({
  page,
}) => {
  const toggle = cart(page).getByRole('button', { name: 'Afficher le contenu du panier' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page)).toContainText('€');
  await expect(panel(page).locator('a[href="/fr/shoppingcarts"]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
});

test('it opens under a resting mouse and closes after it has left [CRT-07] @react', async ({ page }) => {
  await cart(page).locator('.mini-cart-link').hover();
  await expect(panel(page)).toBeVisible();
  await page.mouse.move(5, 500);
  await expect(panel(page)).toBeHidden();
});

test('a quick press on the link opens nothing on the page that follows [NAV-15] @react', async ({ page }) => {
  await page.clock.install();
  await cart(page).locator('.mini-cart-link').click();
  await expect(page).toHaveURL(/shoppingcarts$/);
  await page.clock.runFor(1000);
  await expect(panel(page)).toBeHidden();
});

test('it closes when the page is left [NAV-15] @react', async ({ page }) => {
  await cart(page).getByRole('button', { name: 'Afficher le contenu du panier' }).click();
  await expect(panel(page)).toBeVisible();
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/fr"]')!.click());
  await expect(page).toHaveURL(/\/fr$/);
  await expect(panel(page)).toBeHidden();
});

test('after a visit it shows what the cart has become meanwhile, and stays the same island [CRT-07] @react', async ({
  page,
}) => {
  const before = await cart(page).locator('.mini-cart-amount').textContent();
  await addToCart(page, 1);
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/fr"]')!.click());
  await expect(page).toHaveURL(/\/fr$/);
  await whenIdle(page);
  await expect(cart(page).locator('.mini-cart-amount')).not.toHaveText(before!);
  await expect(cart(page).getByRole('status')).toContainText('Votre panier contient');
});

test('a page from the back-forward cache asks anew [CRT-07] [CRT-02] @react', async ({ page }) => {
  const before = await cart(page).locator('.mini-cart-amount').textContent();
  await addToCart(page, 1);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(cart(page).locator('.mini-cart-amount')).not.toHaveText(before!);
});

test('a wrong answer is told in the growl region and the console, and changes nothing @react', async ({
  page,
  faults,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  const before = await cart(page).textContent();
  await faults({
    match: 'GET /api/v1/shoppingcarts',
    status: 200,
    type: 'application/json',
    body: '{"ItemsCount":"three"}',
  });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('pas à jour');
  expect(errors.join()).toContain('ItemsCount');
  expect(await cart(page).textContent()).toBe(before);
  await page.getByRole('button', { name: 'Fermer' }).click();
  await expect(alert).toHaveCount(0);
});

test('a fragment that fails can be asked for again @react', async ({ page, faults }) => {
  await faults({ match: 'GET /fr/widget/shoppingcartitems', status: 500, times: 1 });
  await cart(page).getByRole('button', { name: 'Afficher le contenu du panier' }).click();
  await panel(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(panel(page).locator('a[href="/fr/shoppingcarts"]').first()).toBeVisible();
});
