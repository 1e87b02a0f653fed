import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { addToCart, ledgerOf, openOrderWithoutCode, ORDER } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const total = (page: Page) => page.locator('[data-checkout-total]');
const record = (page: Page) => page.locator('.ar-checkout-state [role=status]');
const named = (page: Page, name: string) => page.locator(`.order-form [name="${name}"]`);
const order = (page: Page) => page.locator('.order-form .actions button[type=submit]');

async function openOrder(page: Page): Promise<void> {
  await page.goto('/fr');
  await addToCart(page);
  await page.goto('/fr/checkout');
  for (const [name, value] of Object.entries(ORDER)) await named(page, name).fill(value);
  await expect(page.locator('[data-island="checkout"]')).toHaveAttribute('data-island-state', 'ready');
}

test('country, same address and method are saved at once, and methods and amounts come in one answer [CHK-01] [CHK-05] [CHK-09] @react', async ({
  page,
}) => {
  await openOrder(page);
  const before = (await total(page).textContent())!;
  const saved = page.waitForRequest((request) => request.url().endsWith('/shippingcountries'));
  await named(page, 'BillingCountry').selectOption('DE');
  expect((await saved).postDataJSON()).toEqual({ ShippingCountryId: 'DE', BillingCountryId: 'DE' });
  await expect(total(page)).not.toHaveText(before);
  await expect(named(page, 'ShippingMethodId')).toHaveCount(2);
  await expect(named(page, 'BillingFirstName')).toHaveValue('Ada');
  await expect(page.locator('[data-checkout-part][aria-busy=true]')).toHaveCount(0);

  await expect(named(page, 'ShippingCity')).toBeHidden();
  await named(page, 'SameAddressForShipping').uncheck();
  await expect(named(page, 'ShippingCity')).toBeEnabled();
  const both = page.waitForRequest((request) => request.url().endsWith('/shippingcountries'));
  await named(page, 'ShippingCountryId').selectOption('BE');
  expect((await both).postDataJSON()).toEqual({ ShippingCountryId: 'BE', BillingCountryId: 'DE' });
  await expect(total(page)).toHaveText(before);
  await expect(named(page, 'ShippingMethodId')).toHaveCount(4);

  const method = page.waitForRequest((request) => request.url().endsWith('/shippingmethods'));
  await page.locator('#ShippingMethodId-4').check();
  expect((await method).postDataJSON()).toEqual({ ShippingMethodId: '4' });
  await expect(total(page)).not.toHaveText(before);
  await whenIdle(page);
  // The form sends the total that the page shows.
  await expect(named(page, 'ShownTotal')).toHaveValue(/^\d+-\d+$/);

  await named(page, 'ShippingCountryId').selectOption('CH');
  await expect(page.getByText('Nous ne livrons pas encore dans ce pays (Suisse).')).toBeVisible();
  await expect(named(page, 'ShippingMethodId')).toHaveCount(0);
  await whenIdle(page);
  await expectAccessible(page);
});

test('a choice that fails stays, is told with a retry, and survives a reload; a press waits and orders once [CHK-01] [CHK-05]', async ({
  page,
  faults,
}) => {
  await openOrder(page);
  const before = (await total(page).textContent())!;
  await faults({ match: 'POST /api/v1/shoppingcarts/shippingcountries', status: 503 });
  await named(page, 'BillingCountry').selectOption('FR');
  const alert = page.locator('.ar-checkout-failure');
  await expect(alert).toContainText('Votre choix est gardé ici');
  await expect(named(page, 'BillingCountry')).toHaveValue('FR');
  await expect(page.getByRole('button', { name: 'Mettre à jour les montants' })).toBeVisible();
  await whenIdle(page);
  await expectAccessible(page);
  await faults();
  await alert.getByRole('button', { name: 'Réessayer' }).click();
  await expect(total(page)).not.toHaveText(before);
  await expect(alert).toHaveCount(0);

  // A reload preserves the typed values in this tab, except the VAT number.
  await named(page, 'AccountType').nth(1).check();
  await named(page, 'BillingCompany').fill('Atelier Nord');
  await named(page, 'BillingVAT').fill('301');
  await whenIdle(page);
  await page.reload();
  await expect(named(page, 'BillingFirstName')).toHaveValue('Ada');
  await expect(named(page, 'BillingCompany')).toHaveValue('Atelier Nord');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('BillingVAT');

  await named(page, 'BillingPostalCode').fill('75001');
  await faults({ match: 'POST /api/v1/shoppingcarts/shippingmethods', isPaused: true });
  await page.locator('#ShippingMethodId-4').check();
  await order(page).click();
  await expect(record(page)).toContainText('Nous vérifions le total');
  await faults();
  await expect(record(page)).toContainText('Le total est maintenant de');
  await expect(page).toHaveURL(/\/checkout$/);
  await order(page).dblclick();
  await expect(page).toHaveURL(/\/checkout\/confirmation\//);
  expect((await ledgerOf(page)).filter(({ path }) => path === '/fr/checkout')).toHaveLength(1);
});

test('the sums follow what the mini-cart changes, what was typed stays, and a failed reading is told with a retry [CRT-02] [CHK-05]', async ({
  page,
  faults,
}) => {
  await openOrder(page);
  const before = (await total(page).textContent())!;
  await faults({ match: 'GET /fr/checkout', status: 500, times: 1 });
  await page.getByRole('button', { name: 'Afficher le contenu du panier' }).click();
  await expect(page.locator('[data-island="mini-cart-line"]')).toHaveAttribute('data-island-state', 'ready');
  await page
    .locator('.mini-cart-panel')
    .getByRole('button', { name: /^Augmenter/ })
    .click();
  const alert = page.locator('.ar-checkout-failure');
  await expect(alert).toContainText('Les montants n’ont pas pu être actualisés.');
  await expect(total(page)).toHaveText(before);
  await page.keyboard.press('Escape');
  await alert.getByRole('button', { name: 'Réessayer' }).click();
  await expect(total(page)).not.toHaveText(before);
  await expect(named(page, 'BillingFirstName')).toHaveValue('Ada');
});

test('what is done before the code is there counts: choices are saved then, and the press that came too soon waits for the total [CHK-01] [CHK-05]', async ({
  page,
  faults,
}) => {
  await openOrderWithoutCode(page, faults);
  const before = (await total(page).textContent())!;
  for (const [name, value] of Object.entries({ ...ORDER, BillingPostalCode: '75001' }))
    await named(page, name).fill(value);
  await named(page, 'BillingCountry').selectOption('FR');
  await named(page, 'PaymentMethod').last().check();
  await order(page).click();
  await expect(page.locator('[data-island="checkout"]')).toHaveAttribute('data-island-state', 'loading');
  await expect(page).toHaveURL(/\/checkout$/);

  const saved = page.waitForRequest((request) => request.url().endsWith('/shippingcountries'));
  await faults();
  expect((await saved).postDataJSON()).toEqual({ ShippingCountryId: 'FR', BillingCountryId: 'FR' });
  await expect(record(page)).toContainText('Le total est maintenant de');
  await expect(total(page)).not.toHaveText(before);
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(named(page, 'BillingFirstName')).toHaveValue('Ada');
  await order(page).click();
  await expect(page).toHaveURL(/\/checkout\/confirmation\//);
  expect((await ledgerOf(page)).filter(({ path }) => path === '/fr/checkout')).toHaveLength(1);
});

test('a first press moves nothing under the pointer while the code is on its way [CHK-01]', async ({
  page,
  faults,
}) => {
  await openOrderWithoutCode(page, faults);
  const form = page.locator('[data-island="checkout"]');
  // Blink hides a change above the button by its scroll anchoring: the form's height shows it in all engines.
  const height = async () => (await form.boundingBox())!.height;
  await expect(form).toHaveAttribute('data-island-state', 'waiting');
  const before = await height();
  await order(page).hover();
  await page.mouse.down();
  await expect(form).toHaveAttribute('data-island-state', 'loading');
  expect(await height()).toBe(before);
  await page.mouse.up();
  await faults();
  await expect(page.locator('.validation-summary-errors')).toBeFocused();
});

test('the sums that another tab has changed before anybody touched the order are those of the server as soon as somebody does [CRT-02] [CHK-05]', async ({
  page,
}) => {
  await page.goto('/fr');
  await addToCart(page);
  await page.goto('/fr/checkout');
  await whenIdle(page);
  const before = (await total(page).textContent())!;
  const other = await page.context().newPage();
  await other.goto('/fr/catalog/product/mug-dune');
  await other.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page.locator('.mini-cart-count')).toContainText('2');
  await other.close();
  await named(page, 'Email').focus();
  await expect(total(page)).not.toHaveText(before);
});
