import type { Page } from '@playwright/test';
import { fillCustomersCart, saveAddress } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const ORDER = '/fr/checkout';

const cards = (page: Page) => page.locator('#order-billing .address-card');

async function send(page: Page): Promise<void> {
  await page.locator('[name="PaymentMethod"][value="BankTransfer"]').check();
  await page.locator('.order-form .actions button[type=submit]').click();
}

test('the chosen radio says where the bill goes; one that was removed meanwhile is refused [CHK-02] [CHK-08]', async ({
  page,
}) => {
  await fillCustomersCart(page);
  await page.goto(ORDER);
  const chosen = cards(page).filter({ hasText: 'Quai de Meuse 3' });
  await chosen.getByRole('radio').check();
  const id = await chosen.getByRole('radio').getAttribute('value');
  const token = await page.locator('.order-form [name="__RequestVerificationToken"]').getAttribute('value');
  await page.request.post('/fr/account/address/remove', {
    headers: { Accept: 'application/json', RequestVerificationToken: token! },
    form: { Id: id! },
  });
  await send(page);
  await expect(page.locator('#order-billing')).toContainText('Cette adresse n’existe plus.');
  await saveAddress(page, { Street1: 'Rue Neuve', HouseNumber: '9' });
  await page.goto(ORDER);
  await cards(page).filter({ hasText: 'Rue Neuve 9' }).getByRole('radio').check();
  await send(page);
  await expect(page).toHaveURL(/confirmation/);
  await expect(page.locator('main')).toContainText('Rue Neuve 9');
});
