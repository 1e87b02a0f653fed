import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { addToCart, ORDER } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const CHECK = '/api/v1/sales/customers/checkisvatvalid/';
const total = (page: Page) => page.locator('[data-checkout-total]');
const state = (page: Page) => page.locator('.ar-vat [role=status]');
const named = (page: Page, name: string) => page.locator(`.order-form [name="${name}"]`);

async function openCompanyOrder(page: Page): Promise<void> {
  await page.goto('/fr');
  await addToCart(page);
  await page.goto('/fr/checkout');
  for (const [name, value] of Object.entries(ORDER)) await named(page, name).fill(value);
  await named(page, 'AccountType').nth(1).check();
  await named(page, 'BillingCountry').selectOption('FR');
  await expect(named(page, 'ShippingMethodId')).toHaveCount(3);
  await whenIdle(page);
}

test('a wrong number is told in the line, and in the popover once it is pressed; a right one changes the prices, and nothing typed is lost [CHK-04] [CHK-10] @react', async ({
  page,
}) => {
  await openCompanyOrder(page);
  const taxed = (await total(page).textContent())!;
  const latest = page.waitForRequest((request) => request.url().includes(CHECK));
  await named(page, 'BillingVAT').fill('BE 0403.170.701');
  await named(page, 'BillingStreet1').focus();
  const { searchParams } = new URL((await latest).url());
  expect(Object.fromEntries(searchParams)).toEqual({ countryId: 'FR', VAT: 'BE 0403.170.701' });
  const reason =
    'Ce numéro est celui d’une entreprise établie dans un autre pays (Belgique) que la facture (France).';
  await expect(state(page)).toHaveText(`Numéro de TVA non valable. ${reason}`);
  const message = page.locator('.ar-vat [popover]:popover-open');
  await expect(message).toHaveCount(0);
  await page.locator('.ar-vat .ar-info').click();
  await expect(message).toHaveText(reason);
  await whenIdle(page);
  await expect(total(page)).toHaveText(taxed);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(message).toHaveCount(0);

  await page.locator('.order-more summary').click();
  await named(page, 'Remarks').fill('Sonnez deux fois');
  await named(page, 'BillingVAT').fill('FR 83 404 833 048');
  await named(page, 'BillingStreet1').focus();
  await expect(state(page)).toHaveText('Numéro de TVA valable.');
  await expect(total(page)).not.toHaveText(taxed);
  await expect(page.locator('.summary')).toContainText('TVA (autoliquidation)');
  await expect(named(page, 'Remarks')).toHaveValue('Sonnez deux fois');
  await expect(named(page, 'BillingFirstName')).toHaveValue('Ada');
  await expect(named(page, 'BillingStreet1')).toBeFocused();
  await whenIdle(page);

  await test.step('a private person has no number, and pays the tax again', async () => {
    await named(page, 'AccountType').nth(0).check();
    await expect(total(page)).toHaveText(taxed);
  });
});
