import type { Page } from '@playwright/test';
import { addToCart } from '../support/shop.ts';
import { becomeCustomer } from '../support/wishlists.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const cart = (page: Page) => page.locator('[data-island="mini-cart"]');
const panel = (page: Page) => cart(page).locator('.mini-cart-panel');

test.beforeEach(async ({ page }) => {
  await page.goto('/fr/catalog');
  await addToCart(page);
  await page.goto('/fr/catalog');
  await expect(cart(page)).toHaveAttribute('data-island-state', 'waiting');
});

test('it opens by keyboard, shows the lines, and Escape gives the focus back [CRT-07] @react @firefox', async ({
  page,
}) => {
  const toggle = cart(page).getByRole('button', { name: 'Afficher le contenu du panier' });
  // The first press loads the island, which must not take the focus from the button.
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page)).toContainText('€');
  await expect(panel(page).locator('a[href="/fr/shoppingcarts"]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
});

test('it opens under a resting mouse and closes after it has left [CRT-07]', async ({ page }) => {
  await cart(page).locator('.mini-cart-link').hover();
  await expect(panel(page)).toBeVisible();
  await page.mouse.move(5, 500);
  await expect(panel(page)).toBeHidden();
});

test('a quick press on the link opens nothing on the page that follows [NAV-15]', async ({ page }) => {
  await page.clock.install();
  await cart(page).locator('.mini-cart-link').click();
  await expect(page).toHaveURL(/shoppingcarts$/);
  await page.clock.runFor(1000);
  await expect(panel(page)).toBeHidden();
});

test('it closes when the page is left [NAV-15]', async ({ page }) => {
  await cart(page).getByRole('button', { name: 'Afficher le contenu du panier' }).click();
  await expect(panel(page)).toBeVisible();
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/fr"]')!.click());
  await expect(page).toHaveURL(/\/fr$/);
  await expect(panel(page)).toBeHidden();
});

test('a fragment that fails can be asked for again', async ({ page, faults }) => {
  await faults({ match: 'GET /fr/widget/shoppingcartitems', status: 500, times: 1 });
  await cart(page).getByRole('button', { name: 'Afficher le contenu du panier' }).click();
  await panel(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(panel(page).locator('a[href="/fr/shoppingcarts"]').first()).toBeVisible();
});

test('of many lines only the lines scroll: total and buttons are always in sight [CRT-07]', async ({
  page,
}) => {
  for (const position of [1, 2, 3, 4, 5]) await addToCart(page, position);
  for (const size of [
    { width: 1280, height: 720 },
    { width: 600, height: 600 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/fr');
    await cart(page).getByRole('button', { name: 'Afficher le contenu du panier' }).click();
    await expect(panel(page).locator('.mini-cart-line')).toHaveCount(6);
    await expect(panel(page).locator('.mini-cart-total')).toBeInViewport({ ratio: 1 });
    for (const link of await panel(page).locator('.mini-cart-actions a').all())
      await expect(link).toBeInViewport({ ratio: 1 });
    const scrolls = (selector: string) =>
      page.locator(selector).evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
    expect([await scrolls('.mini-cart-panel'), await scrolls('.mini-cart-lines')]).toEqual([false, true]);
  }
});

test('a line can be changed and removed in it: header and cart page follow, and the focus stays [CRT-02] [CRT-07] @react', async ({
  page,
}) => {
  await addToCart(page, 1);
  await page.goto('/fr/shoppingcarts');
  await cart(page).getByRole('button', { name: 'Afficher le contenu du panier' }).click();
  const more = panel(page)
    .getByRole('button', { name: /^Plus|^Augmenter/ })
    .first();
  const before = await panel(page).locator('.mini-cart-total strong').textContent();
  await more.click();
  await expect(page.locator('[data-cart-row] input').first()).toHaveValue('2');
  await expect(panel(page).locator('.mini-cart-total strong')).not.toHaveText(before!);
  await expect(panel(page).locator('input:not([type=hidden])').first()).toHaveValue('2');
  await expect(more).toBeFocused();
  await panel(page)
    .getByRole('button', { name: /^Supprimer/ })
    .first()
    .click();
  await expect(panel(page).locator('.mini-cart-line')).toHaveCount(1);
  await expect(page.locator('[data-cart-row]:not(.cart-removed)')).toHaveCount(1);
  await expect(cart(page).locator('.mini-cart-count')).toContainText('1');
  await expect(panel(page)).toBeVisible();
});

test('when the last line is removed what the cart says then has the focus, and Escape leads back to the button [CRT-07]', async ({
  page,
}) => {
  const toggle = cart(page).getByRole('button', { name: 'Afficher le contenu du panier' });
  await toggle.click();
  const remove = panel(page).getByRole('button', { name: /^Supprimer/ });
  await expect(panel(page).locator('[data-island="mini-cart-line"]')).toHaveAttribute(
    'data-island-state',
    'ready',
  );
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).locator('.mini-cart-items')).toBeFocused();
  await expect(panel(page).locator('.mini-cart-items')).toContainText('vide');
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
});

test('without the script of its lines they are changed by the server’s forms [CRT-07] [ERR-04]', async ({
  page,
  faults,
}) => {
  await faults({ match: '/\\/(retry\\/)?mini-cart-line-[^./]*(\\.dep)?\\.js/', status: 404 });
  await page.goto('/fr');
  await cart(page).getByRole('button', { name: 'Afficher le contenu du panier' }).click();
  await panel(page)
    .getByRole('button', { name: /^Supprimer/ })
    .click();
  await expect(page).toHaveURL(/shoppingcarts$/);
  await expect(page.locator('.mini-cart-count')).toContainText('0');
});

test('its lines are those of the page’s culture, asked for at an address with it [CRT-07] [I18N-04]', async ({
  page,
}) => {
  await page.goto('/nl');
  const requested = page.waitForRequest((request) => request.url().includes('/widget/shoppingcartitems'));
  await cart(page).locator('.mini-cart-toggle').click();
  expect(new URL((await requested).url()).pathname).toBe('/nl/widget/shoppingcartitems');
  await expect(panel(page).getByRole('button', { name: /verwijderen/i })).toBeVisible();
  await expect(panel(page).locator('.mini-cart-line a')).toHaveAttribute('href', /^\/nl\//);
});

test('a visit whose session a sign-in elsewhere has ended shows the cart that the visitor has [CRT-01] [CRT-07]', async ({
  page,
}) => {
  await page.goto('/fr/catalog/product/mug-dune');
  const count = page.locator('[data-cart-count]').first();
  await page.locator('[data-island="add-to-cart"] .buy [type=submit]').first().click();
  await expect(count).toHaveText('2');
  // A late request of the addition would count as that of the visit below.
  await whenIdle(page);
  const old = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  await becomeCustomer(page);
  const answerAsOld: Parameters<Page['route']>[1] = async (route) => {
    const headers = { ...(await route.request().allHeaders()), cookie: old };
    await route.fulfill({ response: await route.fetch({ headers }) });
  };
  await page.route('**/fr/catalog', answerAsOld, { times: 1 });
  const verified = page.waitForResponse('**/api/v1/shoppingcarts');
  await page
    .locator('a[href="/fr/catalog"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await verified;
  await expect(count).toHaveText('2');

  await page.route('**/fr/shoppingcarts', answerAsOld, { times: 1 });
  await page
    .locator('a[href="/fr/shoppingcarts"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/shoppingcarts$/);
  await expect(page.locator('[data-cart-row]')).toHaveCount(1);
});
