import { expect, type Page } from '@playwright/test';

/** A customer with two years of orders, used by one test only. */
export interface RegularCustomer {
  readonly email: string;
  /** URLs of the order pages, the newest first: the first is on its way, the second has arrived. */
  readonly orders: readonly string[];
}

/**
 * Creates a regular customer and signs them in.
 *
 * @param page A fresh page.
 */
export async function enterAsRegular(page: Page): Promise<RegularCustomer> {
  await page.goto('/fr');
  const made = await page.request.post('/demo/customer', { data: { hasHistory: true } });
  const { Email: email } = (await made.json()) as { Email: string };
  const signed = await page.request.post('/demo/sign-in', { data: { user: email } });
  expect(signed.ok(), await signed.text()).toBe(true);
  const html = await (await page.request.get('/fr/account/orders')).text();
  const found = [...html.matchAll(/<h2 [^>]*><a href="([^"]+)"/g)].map(([, href]) => href!);
  return { email, orders: found };
}

/** Returns the number at the end of an order's URL. */
export const numberOf = (href: string): string => href.split('/').at(-1)!;
