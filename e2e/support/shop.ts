import { expect, type Page } from '@playwright/test';
import type { Fault } from './test.ts';

interface Article {
  variantId: number;
  quantity: number;
}

async function readArticle(page: Page, href: string): Promise<Article> {
  const html = await (await page.request.get(href)).text();
  const variantId = /name="ProductVariantId" value="(\d+)"/.exec(html)?.[1];
  const quantity = /name="Quantity"[^>]*value="(\d+)"/.exec(html)?.[1];
  expect(variantId, `a variant on ${href}`).toBeDefined();
  return { variantId: Number(variantId), quantity: Number(quantity ?? 1) };
}

async function findArticle(page: Page, position: number): Promise<Article> {
  const whole = await (await page.request.get('/fr/catalog')).text();
  // The menu, before `<main>`, links products too.
  const html = whole.slice(whole.indexOf('<main'));
  const hrefs = [
    ...new Set([...html.matchAll(/href="(\/fr\/catalog\/product\/[^"?]+)/g)].map(([, href]) => href!)),
  ];
  return readArticle(page, hrefs[position]!);
}

/**
 * Adds an article to the visitor's cart through the API, as an island would.
 *
 * @param page A page of the shop, for its session and token.
 * @param position Position of the article in the list, from 0.
 */
export async function addToCart(page: Page, position = 0): Promise<void> {
  const token = await page.locator('meta[name="csrf-token"]').getAttribute('content');
  const { variantId, quantity } = await findArticle(page, position);
  const response = await page.request.post('/api/v1/catalog/products/addtocart', {
    headers: { RequestVerificationToken: token ?? '' },
    data: { ProductVariantId: variantId, Quantity: quantity, Name: 'Test' },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Opens the order page with an article in the cart; its code is paused until the faults are cleared. */
export async function openOrderWithoutCode(
  page: Page,
  faults: (...faults: Fault[]) => Promise<void>,
): Promise<void> {
  await page.goto('/fr');
  await addToCart(page);
  await faults({ match: '/GET .*\\/checkout-[0-9a-f]{6}\\.js/', isPaused: true });
  await page.goto('/fr/checkout');
}

/** A write that the server has applied. */
interface LedgerEntry {
  method: string;
  path: string;
  body: unknown;
}

/** Returns the writes that the server has applied for this visitor. */
export const ledgerOf = async (page: Page): Promise<LedgerEntry[]> =>
  (await (await page.request.get('/demo/ledger')).json()) as LedgerEntry[];

/** Values to type into the order form. */
export const ORDER = {
  BillingFirstName: 'Ada',
  BillingLastName: 'Lovelace',
  Email: 'ada@example.be',
  BillingStreet1: 'Rue des Potiers',
  BillingHouseNumber: '12',
  BillingPostalCode: '5000',
  BillingCity: 'Namur',
};

/** Fills the order form and sends it. */
export async function fillOrder(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(ORDER)) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name="PaymentMethod"][value="BankTransfer"]').check();
  await page.locator('.order-form .actions button[type=submit]').click();
}

/** Signs the visitor in without a form; open pages keep their previous token. */
export async function signIn(page: Page, user: 'claire' | 'daan' = 'claire'): Promise<void> {
  const response = await page.request.post('/demo/sign-in', { data: { user } });
  expect(response.ok(), await response.text()).toBe(true);
}
