import { expect, test } from '../engines/journey.ts';
import type { Visitor } from '../engines/visitor.ts';
import * as shop from './steps.ts';

const EVERYWHERE = { tag: ['@react', '@firefox', '@webkit'] };

const TITLE = '.placed-orders article:nth-of-type(1) h2 a';
const MESSAGES = '.ar-growl';
const DIALOG = 'dialog[open]';

/** Signs in as somebody who has ordered for two years, whom no other test knows; gives the addresses of their orders. */
async function enterAsRegular(visitor: Visitor): Promise<readonly string[]> {
  await visitor.goto('/fr');
  const made = await visitor.request('POST', '/demo/customer', { hasHistory: true });
  const { Email } = JSON.parse(made.body) as { Email: string };
  await visitor.request('POST', '/demo/sign-in', { user: Email });
  await visitor.goto('/fr/account/orders');
  await visitor.expectVisible(TITLE);
  await visitor.whenIdle();
  const { body } = await visitor.request('GET', '/fr/account/orders');
  return [...body.matchAll(/<h2 [^>]*><a href="([^"]+)"/g)].map(([, href]) => href!);
}

async function follow(visitor: Visitor, href: string): Promise<void> {
  await visitor.click(`.placed-orders a[href="${href}"]`);
  await visitor.expectUrl(new RegExp(`${href}$`));
  await visitor.whenIdle();
}

async function orderAgain(visitor: Visitor, href: string): Promise<void> {
  const line = `.placed-orders li:has(a[href="${href}"]) form[data-call="order"]`;
  await visitor.click(`${line} button`);
  await expect.poll(() => shop.cartCount(visitor), { timeout: 10_000 }).toBeGreaterThan(0);
  await visitor.whenIdle();
}

async function requestAddress(visitor: Visitor): Promise<void> {
  await visitor.press('Enter', '#change-address');
  await visitor.expectAttribute(`${DIALOG} [data-island="address-request"]`, 'data-island-state', 'ready');
  await visitor.fill('#change-Street', 'Rue des Tanneurs');
  await visitor.press('Enter');
  await visitor.expectHidden(DIALOG);
  await visitor.expectText('#change-address', 'Demande envoyée');
  await visitor.expectText(MESSAGES, /Votre demande est envoyée/);
}

async function refundTwo(visitor: Visitor): Promise<void> {
  await visitor.click({ css: '.order-side a', text: /remboursement/ });
  await visitor.expectUrl(/\/refund$/);
  await visitor.expectAttribute('[data-island="refund"]', 'data-island-state', 'ready');
  const mug = '[data-refund-line]:first-child';
  await visitor.fill(`${mug} input`, '5');
  await visitor.expectText(`${mug} [role=alert]`, /De 0 à 4/);
  await visitor.fill(`${mug} input`, '2');
  await visitor.expectText('[data-refund-total]', /^44,00/);
  await visitor.press('Enter');
  await visitor.expectText('#refund .notice', /2 pièces, 44,00/);
  await visitor.whenIdle();
}

async function topUp(visitor: Visitor): Promise<void> {
  await visitor.goto('/fr/account/prepaid');
  await visitor.whenIdle();
  await visitor.press('Enter', '.prepaid-form [name=Quantity]');
  await visitor.expectText('[data-island="prepaid-add"] [role=alert]', 'La quantité est obligatoire.');
  await visitor.fill('.prepaid-form [name=Quantity]', '50');
  await visitor.press('Enter');
  await visitor.expectUrl(/\/fr\/shoppingcarts$/);
  await visitor.expectVisible({ css: '[data-cart-row]', text: /Crédit prépayé/ });
  await visitor.whenIdle();
}

test(
  'a customer orders again from the list, asks for another address and for a refund of two pieces, and tops up the prepaid account [SAL-01] [SAL-03] [SAL-04] [SAL-06]',
  EVERYWHERE,
  async ({ visitor, ledger }) => {
    test.slow();
    const [open, arrived] = await enterAsRegular(visitor);
    await orderAgain(visitor, arrived!);
    await follow(visitor, open!);
    await requestAddress(visitor);
    await visitor.back();
    await visitor.expectVisible(TITLE);
    await visitor.whenIdle();
    await follow(visitor, arrived!);
    await refundTwo(visitor);
    await topUp(visitor);
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
  EVERYWHERE,
  async ({ visitor, ledger }) => {
    test.slow();
    const [open] = await enterAsRegular(visitor);
    const number = open!.split('/').at(-1)!;
    await visitor.request('POST', '/demo/sign-in', { user: 'staff' });
    await visitor.goto('/fr/account/staff/orders');
    await visitor.whenIdle();
    // The newest orders come first, and other tests order, too: which page this one is on is nobody's to say.
    await visitor.fill('#staff-q', number);
    await visitor.press('Enter');
    await visitor.expectUrl(new RegExp(`q=${number}$`));
    await visitor.whenIdle();
    await visitor.press('Enter', `[data-order="${number}"] a`);
    await visitor.expectAttribute(`${DIALOG} [data-island="edit-customer"]`, 'data-island-state', 'ready');
    await visitor.fill('#customer-email', 'daan');
    await visitor.expectVisible({ css: '[role=option]', text: /daan@example\.com – 1002/ });
    await visitor.press('ArrowDown');
    await visitor.press('Enter');
    await visitor.expectValue('#customer-id', '1002');
    await visitor.press('Enter', `${DIALOG} form .ar-button`);
    await visitor.expectText('.ar-confirm p', /La donner à daan@example\.com/);
    await visitor.press('Enter', '.ar-confirm .ar-button:last-child');
    await visitor.expectHidden(DIALOG);
    await visitor.expectText(MESSAGES, /est maintenant celle de daan@example\.com/);
    await visitor.expectText(`[data-order="${number}"] td:nth-of-type(2)`, 'daan@example.com');
    expect(await ledger()).toMatchObject([{ body: { Email: 'daan@example.com', CustomerId: '1002' } }]);
  },
);
