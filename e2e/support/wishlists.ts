import { expect, type Page } from '@playwright/test';
import { ledgerOf } from './shop.ts';

/** A customer of the demo whom no other test knows. */
export interface Customer {
  Email: string;
  Password: string;
}

const API = '/api/v1/catalog/wishlist';

export async function createCustomer(page: Page): Promise<Customer> {
  const response = await page.request.post('/demo/customer', { data: {} });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as Customer;
}

/** Signs a customer of this test's own in, without a form. */
export async function becomeCustomer(page: Page): Promise<void> {
  const { Email } = await createCustomer(page);
  const response = await page.request.post('/demo/sign-in', { data: { user: Email } });
  expect(response.ok(), await response.text()).toBe(true);
}

async function tokenOf(page: Page): Promise<string> {
  const html = await (await page.request.get('/fr/delivery')).text();
  return /name="csrf-token" content="([^"]+)"/.exec(html)?.[1] ?? '';
}

/** Makes a list of the customer, through its form. */
export async function createList(page: Page, name: string, kind = 'wishlist'): Promise<number> {
  const response = await page.request.post('/fr/catalog/wishlist/create', {
    form: { __RequestVerificationToken: await tokenOf(page), Name: name, Kind: kind, from: 'list' },
  });
  return Number(new URL(response.url()).searchParams.get('Id'));
}

/** Calls the API of lists, as an island would. */
export async function callLists(page: Page, method: 'POST' | 'DELETE', path: string): Promise<void> {
  const headers = { RequestVerificationToken: await tokenOf(page) };
  const response = await page.request.fetch(`${API}/${path}`, { method, headers });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Puts a variant into a list, and opens the page of lists with its islands ready. */
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

/** Waits until the list is alive. */
export const expectTable = (page: Page) =>
  expect(page.locator('[data-island="wishlist-table"]')).toHaveAttribute('data-island-state', 'ready');

/** What the shop has applied, without the application's root. */
export const writesOf = async (page: Page): Promise<string[]> =>
  (await ledgerOf(page)).map(({ method, path, body }) => {
    const query = new URLSearchParams(body as Record<string, string>);
    return `${method} ${path.replace(`${API}/`, '')}${path.includes('addwishlisttocart') ? '' : `?${query}`}`;
  });

/** Mugs that are well stocked, of different products. */
export const MUGS = [10101, 10201] as const;
