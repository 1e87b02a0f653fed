import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The stand-in’s cards; the payment page of the demo lists them. */
export const CARDS = {
  good: '4111 1111 1111 1111',
  rejected: '4000 0200 0000 0000',
  challenged: '5454 5454 5454 5454',
  redirected: '4212 3456 7891 0006',
  expiring: '4166 6766 6766 6746',
};

/** Calls of the provider, as faults name them: its address holds another one. */
export const PROVIDER = {
  setup: '/POST .*\\/v1\\/sessions\\/\\w+\\/setup/',
  pay: '/POST .*\\/v1\\/sessions\\/\\w+\\/payments/',
  fields: '/GET .*\\/securedfields\\//',
};

export const SESSION_CALL = '/POST \\/api\\/v1\\/payments\\/.*\\/session/';

export const card = (page: Page) => page.locator('.ar-card');

/** Places an order that is to be paid; returns its number. */
export async function placeOrder(page: Page): Promise<string> {
  await page.goto('/fr/terms');
  const inserted = await page.request.post('/demo/order', { data: {} });
  expect(inserted.ok(), await inserted.text()).toBe(true);
  return ((await inserted.json()) as { Number: string }).Number;
}

/** Waits until the card can be typed. */
export const expectFields = (page: Page) =>
  expect(card(page)).toHaveAttribute('data-phase', 'ready', { timeout: 20_000 });

/** Opens the page where an order is paid. */
export async function openPayment(page: Page, number: string, culture = 'fr'): Promise<void> {
  await page.goto(`/${culture}/payment/${number}`);
  await expectFields(page);
}

/** The provider's frames whose text its library has taken. */
export const TAKEN = '.ar-card-fields span.adyen-checkout__input--valid';

/** Types a card into the provider’s frames. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const field = (title: string) => page.frameLocator(`iframe[title="${title}"]`).locator('input');
  await field('Numéro de carte').fill(number);
  await field('Date d’expiration').fill('12/30');
  await field('Code de sécurité').fill('737');
  // The frames tell the page of it by messages; a press before that pays nothing.
  await expect(page.locator(TAKEN)).toHaveCount(3);
}

export const pressPay = (page: Page) => page.getByRole('button', { name: /^Payer \d/ }).click();

/** What was charged, by the shop’s own books. */
export async function chargesOf(page: Page): Promise<unknown[]> {
  const ledger = (await (await page.request.get('/demo/ledger')).json()) as { path: string; body: unknown }[];
  return ledger.filter(({ path }) => path === '/payments/notifications').map(({ body }) => body);
}

/** The page that thanks for an order. */
export const CONFIRMATION = /\/fr\/checkout\/confirmation\/IL-\d+$/;

/** What is said of a try. */
export const message = (page: Page) => page.locator('.ar-card-message');

/** What the provider’s library has left in the document and the browser. */
export const traces = (page: Page) =>
  page.evaluate(() => ({
    frames: document.querySelectorAll('.ar-card-fields iframe').length,
    panels: document.querySelectorAll('.sr-panel-holder').length,
    stored: localStorage.getItem('adyen-checkout__session'),
  }));

/** Expects that the order is paid by card, and was charged once. */
export async function expectPaid(page: Page, number: string): Promise<void> {
  await expect(page).toHaveURL(CONFIRMATION);
  await expect(page.getByText('Cette commande est payée par carte.')).toBeVisible();
  const charges = await chargesOf(page);
  expect(charges).toEqual([expect.objectContaining({ OrderNumber: number, method: 'Card', amount: 4900 })]);
}
