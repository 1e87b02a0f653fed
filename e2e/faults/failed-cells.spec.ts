import { openCart } from '../support/cart.ts';
import { fillLogin, loginModal } from '../support/dialogs.ts';
import { CONTACT, followOffline, openThenOffline, signOutElsewhere } from '../support/fault-cells.ts';
import { ledgerOf } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';
import { createCustomer, createList } from '../support/wishlists.ts';

// Cells of the matrix (`matrix/`) that need more than its invariants: a login, and what is said there.

const PAGE_TWO = 'main a[href="/fr/catalog?pageindex=2#results"]';
const COUPON = 'POST /api/v1/shoppingcarts/coupon';

test('page 2 of the catalogue with no network in the first seconds: the page stays and says so, and page 2 comes later [ERR-03] [NAV-01]', async ({
  page,
}) => {
  await openThenOffline(page, '/fr/catalog');
  expect(await followOffline(page, PAGE_TWO)).toBe('Hors ligne');
  await expect(page).toHaveURL(/\/fr\/catalog$/);
  await page.context().setOffline(false);
  await page.locator(PAGE_TWO).first().click();
  await expect(page).toHaveURL(/pageindex=2/);
});

test('a link of the contact page with no network in the first seconds: what was typed stays [ERR-03] [NAV-01]', async ({
  page,
}) => {
  await openThenOffline(page, '/fr/contact');
  const field = page.locator(CONTACT.field);
  await field.evaluate((element: HTMLTextAreaElement) => (element.value = 'typed'));
  expect(await followOffline(page, '#contact a')).toBe('Hors ligne');
  await expect(page).toHaveURL(/\/fr\/contact$/);
  await expect(field).toHaveValue('typed');
});

test('a heart with a sign-out in another tab: the login leads on to the lists [WSH-01] [ERR-01]', async ({
  page,
}) => {
  await page.goto('/fr');
  const { Email, Password } = await createCustomer(page);
  await page.request.post('/demo/sign-in', { data: { user: Email } });
  await createList(page, 'Cuisine');
  await page.goto('/fr/catalog/product/mug-dune');
  await whenIdle(page);
  await signOutElsewhere(page);
  await page.locator('[data-wishlist][data-product-id="101"]').first().click();
  await loginModal(page).locator('[name=Email]').fill(Email);
  await loginModal(page).locator('[name=Password]').fill(Password);
  await loginModal(page).locator('button[type=submit]').click();
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'Cuisine' })).toBeVisible();
  await expect(page.locator('dialog [aria-busy=true]')).toHaveCount(0);
});

test('a coupon with 401: a no frees the button and leaves the code; after the login it is applied [CPN-02] [ERR-01]', async ({
  page,
  faults,
}) => {
  await openCart(page, 1);
  const field = page.getByLabel('Code de réduction');
  const apply = page.getByRole('button', { name: 'Appliquer' });
  await faults({ match: COUPON, status: 401, times: 2 });
  await page.locator('#coupon summary').click();
  await field.fill('BIENVENUE10');
  await apply.click();
  await expect(loginModal(page).locator('[name=Email]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-island=coupon] [aria-busy=true]')).toHaveCount(0);
  await expect(field).toHaveValue('BIENVENUE10');
  await expect(page.locator('[data-island=coupon]').getByRole('alert')).not.toBeEmpty();
  await faults({ match: COUPON, status: 401, times: 1 });
  await apply.click();
  await fillLogin(page);
  await expect(page.locator('.totals', { hasText: 'Réduction' })).toContainText('BIENVENUE10');
});

test('the contact form with 401: a no frees the button and leaves what was typed; after the login it is sent once [FRM-05] [ERR-01]', async ({
  page,
  faults,
}) => {
  await CONTACT.open(page);
  await faults({ match: CONTACT.match, status: 401, times: 2 });
  await page.locator(CONTACT.button).click();
  await expect(loginModal(page).locator('[name=Email]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator(CONTACT.button)).not.toHaveAttribute('aria-busy');
  await expect(page.locator(CONTACT.field)).toHaveValue(CONTACT.typed);
  await faults({ match: CONTACT.match, status: 401, times: 1 });
  await page.locator(CONTACT.button).click();
  await fillLogin(page);
  await expect(page.locator('h1')).toHaveText(CONTACT.done);
  expect((await ledgerOf(page)).filter(({ path }) => path === '/fr/contact')).toHaveLength(1);
});
