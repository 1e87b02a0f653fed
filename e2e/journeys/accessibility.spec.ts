import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { addToCart, fillOrder, signIn } from '../support/shop.ts';
import { waitForLoads } from '../support/sizes.ts';
import { expectTouchable } from '../support/touch-targets.ts';
import { expect, test, whenIdle } from '../support/test.ts';

// Reduced motion applies from the start: switched on later, it can leave a strip between two slides for a
// moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PAGES = [
  ['the home page', ''],
  ['the list', '/catalog'],
  ['the list as a table, filtered', '/catalog?display=table&sort=price-asc&pageSize=12'],
  ['an empty result', '/catalog?q=zzzzzz'],
  ['the empty cart', '/shoppingcarts'],
  ['the list of coupons', '/widget/couponcodes/list'],
  ['what has a tag', '/tags?tag=lin'],
  ['a page that is not there', '/nowhere'],
  ['the login page', '/security/login?returnUrl=%2Ffr%2Faccount'],
  ['the form for a forgotten password', '/security/forgot'],
  ['a link that counts no more', '/security/reset?token=x'],
  ['the outbox', '/outbox'],
  ['the page about delivery', '/delivery'],
  ['the journal', '/journal'],
  ['an article', '/journal/four-durbuy'],
  ['a workshop', '/workshops/maison-lys'],
  ['the solutions', '/solutions'],
  ['the contact form', '/contact'],
  ['the thanks for a message', '/contact/thanks?copy=1'],
] as const;

const LOOKS = [
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 375, height: 800, colorScheme: 'dark' },
] as const;

const CULTURES = ['fr', 'nl'] as const;

/** Scrolls to the own position of a bottom bar: a field half below it would be a target that is too small. */
const leaveSticky = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.ar-bottom-bar');
    bar?.parentElement?.scrollIntoView({ block: 'end', behavior: 'instant' });
  });

async function look(page: Page, { width, height, colorScheme }: (typeof LOOKS)[number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  await leaveSticky(page);
  await expectAccessible(page);
  if (width === 375) await expectTouchable(page);
}

/** Checks a page wide and light, and narrow and dark. */
async function expectAccessibleInAllLooks(page: Page): Promise<void> {
  for (const one of LOOKS) await look(page, one);
}

/**
 * Checks a state of a page, whose looks are all checked elsewhere: French wide and light, Dutch narrow and
 * dark.
 */
async function expectAccessibleState(page: Page, culture: string): Promise<void> {
  await look(page, culture === 'fr' ? LOOKS[0] : LOOKS[1]);
}

async function expectNoSideways(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(sideways, 'pixels to scroll sideways at 320 px').toBeLessThanOrEqual(0);
}

/** Orders one article; returns the number of the order, since all tests share the customers. */
async function placeOrder(page: Page, culture: string): Promise<string> {
  await addToCart(page);
  await page.goto(`/${culture}/checkout`);
  await fillOrder(page);
  await expect(page).toHaveURL(/\/checkout\/confirmation\//);
  return page.url().split('/').at(-1)!;
}

for (const [index, [name, path]] of PAGES.entries()) {
  const culture = CULTURES[index % 2]!;
  test(`${name} in ${culture} is accessible, light and dark, wide and narrow`, async ({ page }) => {
    await page.goto(`/${culture}${path}`);
    // The islands that wait for a first input are part of the page that is checked.
    await page.mouse.move(1, 1);
    await waitForLoads(page);
    await expectAccessibleInAllLooks(page);
    await expectNoSideways(page);
  });
}

for (const culture of CULTURES) {
  test(`the product, the cart and the question before it is cleared in ${culture} are accessible`, async ({
    page,
  }) => {
    await page.goto(`/${culture}/catalog`);
    await page.locator('.cards .card a').first().click();
    await expect(page).toHaveURL(/\/catalog\/product\//);
    await whenIdle(page);
    await expectAccessibleState(page, culture);
    await expectNoSideways(page);
    await addToCart(page);
    for (const path of ['/shoppingcarts', '/shoppingcarts/clear']) {
      await page.goto(`/${culture}${path}`);
      await whenIdle(page);
      await expectAccessibleState(page, culture);
      await expectNoSideways(page);
    }
  });

  test(`the account, with orders and with errors, in ${culture} is accessible`, async ({ page }) => {
    await signIn(page);
    await page.goto(`/${culture}/catalog`);
    const [cancelled, remaining] = [await placeOrder(page, culture), await placeOrder(page, culture)];
    await page.goto(`/${culture}/account`);
    await page.locator(`#account-orders form[action*="${cancelled}"] button`).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(page.getByRole('status').filter({ hasText: cancelled })).toBeVisible();
    await expect(page.locator('#account-orders')).toContainText(remaining);
    await whenIdle(page);
    await expectAccessibleState(page, culture);
    await expectNoSideways(page);
    await page.locator('#account-Phone').fill('12');
    await page.locator('#account-details button[type=submit]').click();
    await expect(page.locator('.validation-summary-errors')).toBeVisible();
    await whenIdle(page);
    await expectAccessibleState(page, culture);
  });

  test(`the pages of an account's security in ${culture} are accessible`, async ({ page }) => {
    await signIn(page);
    for (const path of ['', '/password', '/two-factor']) {
      await page.goto(`/${culture}/account/security${path}`);
      await whenIdle(page);
      await expectAccessibleState(page, culture);
      await expectNoSideways(page);
    }
  });

  test(`a refused sign-in in ${culture} is accessible`, async ({ page }) => {
    await page.goto(`/${culture}/security/login`);
    await page.locator('#login-Email').fill('claire@example.com');
    await page.locator('#login-Password').fill('not it');
    await page.locator('.login-form button[type=submit]').click();
    await expect(page.locator('.validation-summary-errors')).toBeVisible();
    await page.waitForLoadState();
    await whenIdle(page);
    await expectAccessibleState(page, culture);
  });

  test(`the order form, its errors and the confirmation in ${culture} are accessible`, async ({ page }) => {
    await page.goto(`/${culture}/catalog`);
    await addToCart(page);
    await page.goto(`/${culture}/checkout`);
    await whenIdle(page);
    await expectAccessibleState(page, culture);
    await expectNoSideways(page);
    await page.locator('.order-form .actions button[type=submit]').click();
    await expect(page.locator('.validation-summary-errors')).toBeVisible();
    await whenIdle(page);
    await expectAccessibleState(page, culture);
    await fillOrder(page);
    await expect(page).toHaveURL(/\/checkout\/confirmation\//);
    await page.waitForLoadState();
    await whenIdle(page);
    await expectAccessibleState(page, culture);
  });

  test(`the cart’s messages in ${culture} are accessible: removed, limited, refused, not saved, out of date`, async ({
    page,
    faults,
  }) => {
    await page.goto(`/${culture}/catalog`);
    for (const position of [0, 1, 2, 3]) await addToCart(page, position);
    await page.goto(`/${culture}/shoppingcarts`);
    await expect(page.locator('[data-island="cart"]')).toHaveAttribute('data-island-state', 'ready');
    const fields = page.getByRole('spinbutton');
    await fields.nth(0).fill('5000');
    await fields.nth(0).press('Enter');
    await expect(page.locator('.cart-note')).toBeVisible();
    await faults(
      { match: '/PUT .*shoppingcartitems/', status: 409, times: 1 },
      { match: '/PUT .*shoppingcartitems/', status: 500, times: 2 },
      { match: `GET /${culture}/shoppingcarts`, status: 500 },
    );
    for (const line of [1, 2]) {
      await page.locator('[data-quantity-plus]').nth(line).click();
      await expect(page.locator('[data-cart-row] [role=alert]')).toHaveCount(line);
    }
    await page.locator('[data-cart-row] [data-row-focus]').nth(3).click();
    await expect(page.locator('.cart-removed')).toBeVisible();
    await expect(page.locator('.cart-area > [role=alert]')).toBeVisible();
    await expectAccessibleState(page, culture);
    await expectNoSideways(page);
  });

  test(`what adding to the cart says in ${culture} is accessible: added, refused`, async ({
    page,
    faults,
  }) => {
    await page.goto(`/${culture}/catalog/product/mug-dune`);
    const button = page.locator('form.add-to-cart .buy .ar-button');
    await button.click();
    await expect(page.locator('.ar-growl-link')).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
    await faults({ match: 'POST /api/v1/catalog/products/addtocart', status: 409 });
    await button.click();
    await expect(page.locator('.add-to-cart-message')).toBeVisible();
    await expectAccessibleState(page, culture);
    await expectNoSideways(page);
  });
}

test('the open mini-cart is accessible', async ({ page }) => {
  await page.goto('/fr/catalog');
  await addToCart(page);
  await page.reload();
  await page.getByRole('button', { name: 'Afficher le contenu du panier' }).click();
  await expect(page.locator('.mini-cart-panel')).toContainText('€');
  await expectAccessibleInAllLooks(page);
});

test('a dialog, a notice and a failed fragment are accessible', async ({ page, faults }) => {
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
