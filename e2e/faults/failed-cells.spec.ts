import { island, openCart, remove, row, rows } from '../support/cart.ts';
import { errorDialogReady, errorModal, fillLogin, loginModal } from '../support/dialogs.ts';
import {
  ADDRESS,
  CONTACT,
  expectStopped,
  followOffline,
  delayTenSeconds,
  NOTIFICATION,
  openThenOffline,
  passTenSeconds,
  REGISTRATION,
  signOutElsewhere,
} from '../support/fault-cells.ts';
import { openOtherSite, type OtherSite } from '../support/other-site.ts';
import { ledgerOf } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';
import { createCustomer, createList } from '../support/wishlists.ts';

// Cells of the matrix flows × faults that once failed; the other cells have tests of their own.

const PAGE_TWO = 'main a[href="/fr/catalog?pageindex=2#results"]';
const COUPON = 'POST /api/v1/shoppingcarts/coupon';
const DONE_SILENTLY = 'C’est fait.';

let other: OtherSite;
test.beforeAll(async () => void (other = await openOtherSite()));
test.afterAll(() => other.close());

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

for (const [what, late, applied] of [
  ['a redirect to another site', false, 0],
  ['a redirect to another site after it was applied', true, 1],
] as const)
  test(`a registration with ${what}: it is said, the button is free, what was typed stays [ERR-03] [VAL-19]`, async ({
    page,
    faults,
    trouble,
  }) => {
    await REGISTRATION.open(page);
    await errorDialogReady(page);
    await faults({ match: REGISTRATION.match, redirect: { to: other.url, status: 303 }, late });
    await page.locator(REGISTRATION.button).click({ noWaitAfter: true });
    await expect(errorModal(page)).toBeVisible();
    await expect(page.locator(REGISTRATION.button)).not.toHaveAttribute('aria-busy');
    await expect(page.locator(REGISTRATION.field)).toHaveValue(REGISTRATION.typed);
    expect(await ledgerOf(page)).toHaveLength(applied);
    expectStopped(trouble, 'form-action');
  });

test('the removal of a line with an empty 200: the line is there again, and it is said [CRT-02]', async ({
  page,
  faults,
}) => {
  await openCart(page);
  await faults({ match: '/^DELETE /', status: 200, body: '' });
  await remove(page).click();
  await expect(page.getByRole('alert')).toHaveText('Cet article n’a pas pu être retiré du panier.');
  await expect(rows(page)).toHaveCount(2);
  await expect(island(page).locator('[aria-busy=true]')).toHaveCount(0);
  await expect(row(page).getByRole('spinbutton')).toBeEnabled();
});

for (const [flow, form] of [
  ['the contact form', CONTACT],
  ['the notification of stock', NOTIFICATION],
  ['an address', ADDRESS],
] as const)
  test(`${flow} with a connection that breaks after it was applied: it is applied once, and said to be done [FRM-05] [CHK-02]`, async ({
    page,
    faults,
  }) => {
    await form.open(page);
    await faults({ match: form.match, drop: true, late: true, times: 1 });
    await page.locator(form.button).click();
    await expect(page.getByText(form.done).first()).toBeVisible();
    expect(await ledgerOf(page)).toHaveLength(1);
  });

for (const [flow, form] of [
  ['the contact form', CONTACT],
  ['the notification of stock', NOTIFICATION],
] as const)
  test(`${flow} with 204: it is said to be done, and the button is free [FRM-06]`, async ({
    page,
    faults,
  }) => {
    await form.open(page);
    await faults({ match: form.match, status: 204, body: '' });
    await page.locator(form.button).click();
    await expect(page.locator('.ar-ajax-message')).toHaveText(DONE_SILENTLY);
    await expect(page.locator(form.button)).not.toHaveAttribute('aria-busy');
  });

test('a registration with 204: the browser stays, what was typed too, and the button is free after 10 s [VAL-19]', async ({
  page,
  faults,
}) => {
  await REGISTRATION.open(page);
  await errorDialogReady(page);
  await faults({ match: REGISTRATION.match, status: 204, body: '' });
  const answered = page.waitForResponse((response) => response.status() === 204);
  await delayTenSeconds(page);
  // A script in the page reads the values: locators would wait for a navigation that never ends.
  const read = () =>
    page.evaluate(
      ([button, field]) => [
        document.querySelector(button)!.getAttribute('aria-busy'),
        document.querySelector<HTMLInputElement>(field)!.value,
      ],
      [REGISTRATION.button, REGISTRATION.field] as const,
    );
  await page.evaluate((button) => document.querySelector<HTMLElement>(button)!.click(), REGISTRATION.button);
  await answered;
  await expect.poll(read).toEqual(['true', REGISTRATION.typed]);
  await passTenSeconds(page);
  expect(await read()).toEqual([null, REGISTRATION.typed]);
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
