import { expect, test } from '../engines/journey.ts';
import type { Shopper } from '../engines/shopper.ts';
import * as shop from './steps.ts';

const ONCE_MORE = { tag: ['@firefox'] };

const TITLE = '.placed-orders article:nth-of-type(1) h2 a';
const MESSAGES = '.ar-growl';
const DIALOG = 'dialog[open]';

/** Signs in as a new customer with two years of orders; returns the URLs of these orders. */
async function enterAsRegular(shopper: Shopper): Promise<readonly string[]> {
  await shopper.goto('/fr');
  const made = await shopper.request('POST', '/demo/customer', { hasHistory: true });
  const { Email } = JSON.parse(made.body) as { Email: string };
  await shopper.request('POST', '/demo/sign-in', { user: Email });
  await shopper.goto('/fr/account/orders');
  await shopper.expectVisible(TITLE);
  await shopper.whenIdle();
  const { body } = await shopper.request('GET', '/fr/account/orders');
  return [...body.matchAll(/<h2 [^>]*><a href="([^"]+)"/g)].map(([, href]) => href!);
}

async function follow(shopper: Shopper, href: string): Promise<void> {
  await shopper.click(`.placed-orders a[href="${href}"]`);
  await shopper.expectUrl(new RegExp(`${href}$`));
  await shopper.whenIdle();
}

async function orderAgain(shopper: Shopper, href: string): Promise<void> {
  const line = `.placed-orders li:has(a[href="${href}"]) form[data-call="order"]`;
  await shopper.click(`${line} button`);
  await expect.poll(() => shop.cartCount(shopper), { timeout: 10_000 }).toBeGreaterThan(0);
  await shopper.whenIdle();
}

async function requestAddress(shopper: Shopper): Promise<void> {
  await shopper.press('Enter', '#change-address');
  await shopper.expectAttribute(`${DIALOG} [data-island="address-request"]`, 'data-island-state', 'ready');
  await shopper.fill('#change-Street', 'Rue des Tanneurs');
  await shopper.press('Enter');
  await shopper.expectHidden(DIALOG);
  // The message first: it leaves by itself.
  await shopper.expectText(MESSAGES, /Votre demande est envoyée/);
  await shopper.expectText('#change-address', 'Demande envoyée');
}

async function refundTwo(shopper: Shopper): Promise<void> {
  await shopper.click({ css: '.order-side a', text: /remboursement/ });
  await shopper.expectUrl(/\/refund$/);
  await shopper.expectAttribute('[data-island="refund"]', 'data-island-state', 'ready');
  const mug = '[data-refund-line]:first-child';
  await shopper.fill(`${mug} input`, '5');
  await shopper.expectText(`${mug} [role=alert]`, /De 0 à 4/);
  await shopper.fill(`${mug} input`, '2');
  await shopper.expectText('[data-refund-total]', /^44,00/);
  await shopper.press('Enter');
  await shopper.expectText('#refund .notice', /2 pièces, 44,00/);
  await shopper.whenIdle();
}

async function topUp(shopper: Shopper): Promise<void> {
  await shopper.goto('/fr/account/prepaid');
  await shopper.whenIdle();
  await shopper.press('Enter', '.prepaid-form [name=Quantity]');
  await shopper.expectText('[data-island="prepaid-add"] [role=alert]', 'La quantité est obligatoire.');
  await shopper.fill('.prepaid-form [name=Quantity]', '50');
  await shopper.press('Enter');
  await shopper.expectUrl(/\/fr\/shoppingcarts$/);
  await shopper.expectVisible({ css: '[data-cart-row]', text: /Crédit prépayé/ });
  await shopper.whenIdle();
}

test(
  'a customer orders again from the list, asks for another address and for a refund of two pieces, and tops up the prepaid account [SAL-01] [SAL-03] [SAL-04] [SAL-06]',
  ONCE_MORE,
  async ({ shopper, ledger }) => {
    test.slow();
    const [open, arrived] = await enterAsRegular(shopper);
    await orderAgain(shopper, arrived!);
    await follow(shopper, open!);
    await requestAddress(shopper);
    await shopper.back();
    await shopper.expectVisible(TITLE);
    await shopper.whenIdle();
    await follow(shopper, arrived!);
    await refundTwo(shopper);
    await topUp(shopper);
    const paths = (await ledger()).map(({ method, path }) => `${method} ${path}`);
    expect(paths).toEqual([
      'PUT /api/v1/sales/orders/addtocart',
      'POST /fr/sales/order/ChangeDeliveryAddressRequest',
      `POST ${arrived}/refund`,
      'POST /api/v1/sales/prepaidaccounts/addtocart',
    ]);
  },
);

test(
  'the staff change an order’s customer, by keys alone [SAL-02]',
  ONCE_MORE,
  async ({ shopper, ledger }) => {
    test.slow();
    const [open] = await enterAsRegular(shopper);
    const number = open!.split('/').at(-1)!;
    await shopper.request('POST', '/demo/sign-in', { user: 'staff' });
    await shopper.goto('/fr/account/staff/orders');
    await shopper.whenIdle();
    // The newest orders come first, and other tests place orders too: the page of this one is unknown.
    await shopper.fill('#staff-q', number);
    await shopper.press('Enter');
    await shopper.expectUrl(new RegExp(`q=${number}$`));
    await shopper.whenIdle();
    await shopper.press('Enter', `[data-order="${number}"] a`);
    await shopper.expectAttribute(`${DIALOG} [data-island="edit-customer"]`, 'data-island-state', 'ready');
    await shopper.fill('#customer-email', 'daan');
    await shopper.expectVisible({ css: '[role=option]', text: /daan@example\.com – 1002/ });
    // The rows of a shorter text, if typing was slow, stay until the answer for the whole one arrives.
    await shopper.expectCount('[role=option]', 1);
    await shopper.press('ArrowDown');
    await shopper.press('Enter');
    await shopper.expectValue('#customer-id', '1002');
    await shopper.press('Enter', `${DIALOG} form .ar-button`);
    await shopper.expectText('.ar-confirm p', /La mettre au nom de daan@example\.com/);
    await shopper.press('Enter', '.ar-confirm .ar-button:last-child');
    await shopper.expectHidden(DIALOG);
    await shopper.expectText(MESSAGES, /est maintenant au nom de daan@example\.com/);
    await shopper.expectText(`[data-order="${number}"] td:nth-of-type(2)`, 'daan@example.com');
    expect(await ledger()).toMatchObject([{ body: { Email: 'daan@example.com', CustomerId: '1002' } }]);
  },
);
