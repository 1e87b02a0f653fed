import { addToCart, ORDER } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('a point is chosen from a page with a list; what was typed of the order waits, and the order has the point [PUP-01] [PUP-05]', async ({
  page,
}) => {
  await page.goto('/fr');
  await addToCart(page);
  await page.goto('/fr/checkout');
  for (const [name, value] of Object.entries(ORDER)) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('#order-shipping input[value="3"]').check();
  await page.locator('.order-form .actions button[type=submit]').click();
  await expect(page.locator('#ShippingMethodId-error')).toHaveText(
    'Choisissez un point relais, ou la livraison à domicile.',
  );
  await page.getByRole('button', { name: 'Choisir un bureau de poste' }).click();
  await expect(page).toHaveURL(/\/fr\/shippings\/pickuppoint\/search\?shippingMethodId=3/);
  await page.getByLabel('Code postal').fill('4000');
  await page.getByLabel('Localité').fill('');
  await page.getByRole('button', { name: 'Chercher', exact: true }).click();
  await page.getByRole('radio', { name: /Bureau de poste Liège/ }).check();
  await page.getByRole('button', { name: 'Choisir ce point' }).click();
  await expect(page).toHaveURL(/\/fr\/checkout/);
  await expect(page.locator('#order-shipping')).toContainText('Bureau de poste Liège');
  await expect(page.locator('#order-shipping input[value="3"]')).toBeChecked();
  await expect(page.locator('[name=BillingFirstName]')).toHaveValue(ORDER.BillingFirstName);
  await page.locator('[name="PaymentMethod"][value="BankTransfer"]').check();
  await page.locator('.order-form .actions button[type=submit]').click();
  await expect(page.getByText('Retrait : Bureau de poste Liège')).toBeVisible();
});
