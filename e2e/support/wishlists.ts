import { expect, type Page } from '@playwright/test';
import { ledgerOf } from './shop.ts';

/** A customer of the demo that only one test uses. */
export interface Customer {
  Email: string;
  Password: string;
}

/** Finds the hearts of a product. */
export const hearts = (page: Page, product: number) =>
  page.locator(`[data-wishlist][data-product-id="${product}"]`);

const API = '/api/v1/catalog/wishlist';

export async function createCustomer(page: Page): Promise<Customer> {
  const response = await page.request.post('/demo/customer', { data: {} });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as Customer;
}

/** Signs in a new customer of this test, without a form. */
export async function becomeCustomer(page: Page): Promise<void> {
  const { Email } = await createCustomer(page);
  const response = await page.request.post('/demo/sign-in', { data: { user: Email } });
  expect(response.ok(), await response.text()).toBe(true);
}

async function tokenOf(page: Page): Promise<string> {
  const html = await (await page.request.get('/fr/delivery')).text();
  return /name="csrf-token" content="([^"]+)"/.exec(html)?.[1] ?? '';
}

/** Creates a list of the customer through its form; returns its id. */
export async function createList(page: Page, name: string, kind = 'wishlist'): Promise<number> {
  const response = await page.request.post('/fr/catalog/wishlist/create', {
    form: { __RequestVerificationToken: await tokenOf(page), Name: name, Kind: kind, from: 'list' },
  });
  return Number(new URL(response.url()).searchParams.get('Id'));
}

/** Calls the API of the lists, as an island would. */
export async function callLists(page: Page, method: 'POST' | 'DELETE', path: string): Promise<void> {
  const headers = { RequestVerificationToken: await tokenOf(page) };
  const response = await page.request.fetch(`${API}/${path}`, { method, headers });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Creates a list with variants and opens its page, with the islands mounted; returns its id. */
export async function openList(page: Page, variants: readonly number[]): Promise<number> {
  await becomeCustomer(page);
  const id = await createList(page, 'Cuisine');
  for (const variant of variants)
    await callLists(
      page,
      'POST',
      `addproductvariant?WishlistId=${id}&ProductVariantId=${variant}&Quantity=1`,
    );
  await page.request.delete('/demo/ledger');
  await page.goto(`/fr/catalog/wishlist/list?Id=${id}`);
  await expectTable(page);
  return id;
}

/** Waits until the table is mounted. */
export const expectTable = (page: Page) =>
  expect(page.locator('[data-island="wishlist-table"]')).toHaveAttribute('data-island-state', 'ready');

/** Returns the writes that the shop has applied, without the API's base path. */
export const writesOf = async (page: Page): Promise<string[]> =>
  (await ledgerOf(page)).map(({ method, path, body }) => {
    const query = new URLSearchParams(body as Record<string, string>);
    return `${method} ${path.replace(`${API}/`, '')}${path.includes('addwishlisttocart') ? '' : `?${query}`}`;
  });

/** Variants of different mugs that are well stocked. */
export const MUGS = [10101, 10201] as const;
