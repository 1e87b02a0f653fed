import { addToCart, ledgerOf, ORDER } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('a company orders: VAT wrong, then right, another address, a pickup point, one order [CHK-01] [CHK-04] [CHK-05] [CHK-09]', async ({
  page,
}) => {
  const named = (name: string) => page.locator(`[name="${name}"]`);
  const refresh = () => page.getByRole('button', { name: 'Mettre à jour les montants' }).click();
  const total = page.locator('[data-checkout-total]');
  await page.goto('/fr');
  await addToCart(page);
  await page.goto('/fr/checkout');
  for (const [name, value] of Object.entries(ORDER)) await named(name).fill(value);
  await named('AccountType').nth(1).check();
  await named('BillingCompany').fill('Atelier Nord');
  await named('BillingCountry').selectOption('FR');
  await named('BillingPostalCode').fill('59800');
  await named('BillingVAT').fill('BE 0403.170.701');
  await refresh();
  await expect(page.locator('[data-vat-status]')).toContainText('un autre pays (Belgique)');
  await expect(named('ShippingMethodId')).toHaveCount(3);
  const taxed = (await total.textContent())!;

  await named('BillingVAT').fill('FR 83 404 833 048');
  await refresh();
  await expect(page.locator('[data-vat-status]')).toHaveText('Numéro de TVA valable.');
  await expect(total).not.toHaveText(taxed);
  await expect(named('BillingFirstName')).toHaveValue('Ada');
  await expect(named('BillingCompany')).toHaveValue('Atelier Nord');

  await named('SameAddressForShipping').uncheck();
  await named('ShippingStreet1').fill('Rue de la Gare');
  await named('ShippingHouseNumber').fill('3');
  await named('ShippingPostalCode').fill('59000');
  await named('ShippingCity').fill('Lille');
  await page.getByRole('button', { name: 'Choisir un point relais' }).click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Choisir ce point' }).click();
  await expect(page).toHaveURL(/\/fr\/checkout/);
  await expect(named('ShippingCity')).toHaveValue('Lille');
  await expect(named('BillingVAT')).toHaveValue('FR 83 404 833 048');
  await named('PaymentMethod').first().check();
  await page.locator('.order-form .actions button[type=submit]').click();
  // A card was chosen: its page says that it needs a script, and offers the bank transfer beside it.
  await expect(page).toHaveURL(/\/fr\/payment\/IL-\d+$/);
  await page.getByRole('radio', { name: 'Virement bancaire' }).check();
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page).toHaveURL(/\/checkout\/confirmation\//);
  await expect(page.locator('.confirmation')).toContainText('TVA (autoliquidation)');
  await expect(page.locator('.confirmation')).toContainText('Retrait :');
  expect((await ledgerOf(page)).filter(({ path }) => path === '/fr/checkout')).toHaveLength(1);
});

test('a country without methods and a wrong number are refused with words, and nothing is lost [CHK-04] [CHK-05]', async ({
  page,
}) => {
  const named = (name: string) => page.locator(`[name="${name}"]`);
  await page.goto('/nl');
  await addToCart(page);
  await page.goto('/nl/checkout');
  for (const [name, value] of Object.entries(ORDER)) await named(name).fill(value);
  await named('AccountType').nth(1).check();
  await named('BillingCompany').fill('Werkplaats Noord');
  await named('BillingCountry').selectOption('CH');
  await named('BillingPostalCode').fill('8001');
  await named('BillingVAT').fill('BE0403170701');
  await page.getByRole('button', { name: 'Bestelling met betalingsverplichting' }).click();
  await expect(page.locator('.validation-summary-errors li')).toHaveText([
    'Dit btw-nummer is niet geldig. Verbeter het, of wis het om met btw te betalen.',
    'In dit land leveren we niet. Kies een ander leveringsadres.',
  ]);
  await expect(named('BillingVAT')).toHaveValue('BE0403170701');
  await expect(named('BillingFirstName')).toHaveValue('Ada');
});
