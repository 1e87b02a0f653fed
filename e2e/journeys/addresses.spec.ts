import type { Page } from '@playwright/test';
import { fillAddress, fillCustomersCart, formIn, saveAddress } from '../support/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { ledgerOf } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const ORDER = '/fr/checkout';

const hidden = (page: Page, name: string) => page.locator(`.order-form input[type=hidden][name="${name}"]`);
const cards = (page: Page) => page.locator('#order-billing .address-card');

async function orderedPlace(page: Page): Promise<unknown> {
  await expect(page).toHaveURL(/confirmation/);
  const order = (await ledgerOf(page)).findLast(({ path }) => path === ORDER);
  return order?.body;
}

async function send(page: Page): Promise<void> {
  await page.locator('[name="PaymentMethod"]').first().check();
  await page.locator('.order-form .actions button[type=submit]').click();
}

test('a customer orders with an address of the book: another one is chosen, a third is added, and the hidden inputs follow [CHK-02] [CHK-03] [CHK-09] @react', async ({
  page,
}) => {
  await fillCustomersCart(page);
  await page.goto(ORDER);
  await whenIdle(page);
  await expect(hidden(page, 'BillingStreet1')).toHaveValue('Rue des Potiers');
  await cards(page).filter({ hasText: 'Quai de Meuse 3' }).getByRole('radio').check();
  await expect(hidden(page, 'BillingStreet1')).toHaveValue('Quai de Meuse');
  await page.locator('#order-billing').getByRole('link', { name: 'Ajouter une adresse' }).click();
  const form = await formIn(page);
  await fillAddress(form, { Street1: 'Rue Neuve', HouseNumber: '9', PostalCode: '5100', City: 'Jambes' });
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(cards(page).filter({ hasText: 'Rue Neuve 9' }).getByRole('radio')).toBeChecked();
  await expect(hidden(page, 'BillingCity')).toHaveValue('Jambes');
  await whenIdle(page);
  await expectAccessible(page, '#order-billing');
  await send(page);
  expect(await orderedPlace(page)).toMatchObject({ BillingStreet1: 'Rue Neuve', BillingPostalCode: '5100' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the chosen radio says where the bill goes; one that was removed meanwhile is refused [CHK-02] [CHK-08]', async ({
    page,
  }) => {
    await fillCustomersCart(page);
    await page.goto(ORDER);
    const wanted = cards(page).filter({ hasText: 'Quai de Meuse 3' });
    await wanted.getByRole('radio').check();
    const id = await wanted.getByRole('radio').getAttribute('value');
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
});
