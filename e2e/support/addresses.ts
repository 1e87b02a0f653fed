import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { becomeCustomer } from './wishlists.ts';

/** Address of a parcel, by field name. */
export const NAMUR = {
  Street1: 'Rue des Potiers',
  HouseNumber: '12',
  PostalCode: '5000',
  City: 'Namur',
};

export const dialogOf = (page: Page) => page.locator('dialog:has(form[data-island="address-form"])');

/** Returns the form in the dialog once its island is mounted. */
export async function formIn(page: Page) {
  const form = dialogOf(page).locator('form[data-island="address-form"]');
  await expect(form).toHaveAttribute('data-island-state', 'ready');
  return form;
}

/** Fills the visible address form; `values` are by field name. */
export async function fillAddress(
  form: ReturnType<Page['locator']>,
  values: Readonly<Record<string, string>> = NAMUR,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value);
}

/**
 * Saves an address without a form.
 *
 * @param page Any page of a signed-in customer.
 * @param values Added to the usual values, or replacing them.
 * @returns The id of the address.
 */
export async function saveAddress(
  page: Page,
  values: Readonly<Record<string, string>> = {},
): Promise<string> {
  const html = await (await page.request.get('/fr/delivery')).text();
  const token = /name="csrf-token" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const answer = await page.request.post('/fr/account/address', {
    headers: { Accept: 'application/json', RequestVerificationToken: token },
    form: { AddressType: 'Both', AccountType: 'Private', CountryId: 'BE', ...NAMUR, ...values },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return String(((await answer.json()) as { Id: number }).Id);
}

/** Signs in a customer with two addresses and an article in the cart. */
export async function fillCustomersCart(page: Page): Promise<void> {
  await becomeCustomer(page);
  await saveAddress(page);
  await saveAddress(page, { AddressType: 'Billing', Street1: 'Quai de Meuse', HouseNumber: '3' });
  const html = await (await page.request.get('/fr/delivery')).text();
  const token = /name="csrf-token" content="([^"]+)"/.exec(html)![1]!;
  const added = await page.request.post('/api/v1/catalog/products/addtocart', {
    headers: { RequestVerificationToken: token },
    data: { ProductVariantId: 10101, Quantity: 1 },
  });
  expect(added.ok()).toBe(true);
}
