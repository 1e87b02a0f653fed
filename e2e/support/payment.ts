import type { Page } from '@playwright/test';
import { afterPaint } from './after-paint.ts';
import { expect } from './test.ts';

/** Cards of the provider's stand-in; the payment page of the demo lists them. */
export const CARDS = {
  good: '4111 1111 1111 1111',
  rejected: '4000 0200 0000 0000',
  challenged: '5454 5454 5454 5454',
  redirected: '4212 3456 7891 0006',
  expiring: '4166 6766 6766 6746',
};

/** Calls of the provider as the `match` of a fault: a pattern, since the path contains another address. */
export const PROVIDER = {
  setup: '/POST .*\\/v1\\/sessions\\/\\w+\\/setup/',
  pay: '/POST .*\\/v1\\/sessions\\/\\w+\\/payments/',
  fields: '/GET .*\\/securedfields\\//',
};

export const SESSION_CALL = '/POST \\/api\\/v1\\/payments\\/.*\\/session/';

export const card = (page: Page) => page.locator('.ar-card');

/** Places an order that is not paid yet; returns its number. */
export async function placeOrder(page: Page): Promise<string> {
  await page.goto('/fr/terms');
  const response = await page.request.post('/demo/order', { data: {} });
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { Number: string }).Number;
}

/** Waits until a card can be typed. */
export const expectFields = (page: Page) =>
  expect(card(page)).toHaveAttribute('data-phase', 'ready', { timeout: 20_000 });

/** Opens the payment page of an order, and waits for the fields. */
export async function openPayment(page: Page, number: string, culture = 'fr'): Promise<void> {
  await page.goto(`/${culture}/payment/${number}`);
  await expectFields(page);
}

/** Frames of the provider whose text its library has accepted. */
export const TAKEN = '.ar-card-fields span.adyen-checkout__input--valid';

/** Types a card into the provider's frames. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const field = (title: string) => page.frameLocator(`iframe[title="${title}"]`).locator('input');
  await field('Numéro de carte').fill(number);
  await field('Date d’expiration').fill('12/30');
  await field('Code de sécurité').fill('737');
  // The frames report their text by messages; a press before that pays nothing.
  await expect(page.locator(TAKEN)).toHaveCount(3);
}

/** Presses the payment button once it knows what was typed. */
export async function pressPay(page: Page): Promise<void> {
  // The library marks a field as valid before its payment button knows that; a press in between is lost.
  await page.evaluate(afterPaint);
  await page.getByRole('button', { name: /^Payer \d/ }).click();
}

/** Returns the charges in the shop's own ledger. */
export async function chargesOf(page: Page): Promise<unknown[]> {
  const ledger = (await (await page.request.get('/demo/ledger')).json()) as { path: string; body: unknown }[];
  return ledger.filter(({ path }) => path === '/payments/notifications').map(({ body }) => body);
}

/** URL of the confirmation of an order. */
export const CONFIRMATION = /\/fr\/checkout\/confirmation\/IL-\d+$/;

/** Returns the message about an attempt to pay. */
export const message = (page: Page) => page.locator('.ar-card-message');

/** Returns what the provider's library has left in the document and in the browser's storage. */
export const traces = (page: Page) =>
  page.evaluate(() => ({
    frames: document.querySelectorAll('.ar-card-fields iframe').length,
    panels: document.querySelectorAll('.sr-panel-holder').length,
    stored: localStorage.getItem('adyen-checkout__session'),
  }));

/** Expects that the order is paid by card and was charged once. */
export async function expectPaid(page: Page, number: string): Promise<void> {
  await expect(page).toHaveURL(CONFIRMATION);
  await expect(page.getByText('Cette commande est payée par carte.')).toBeVisible();
  const charges = await chargesOf(page);
  expect(charges).toEqual([expect.objectContaining({ OrderNumber: number, method: 'Card', amount: 4900 })]);
}
