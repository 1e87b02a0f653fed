// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Demo } from '../../demo/server.ts';
import { startShop } from './start.ts';
import { createClient } from './client.ts';
import { ORDER_FIELDS } from './order-fields.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startShop();
});
afterAll(() => demo.close());

const mug = { ProductVariantId: 10101, Quantity: 2 };
let keys = 0;

const textOf = async (answer: Promise<Response>) => (await (await answer).text()).replaceAll(/\s+/g, ' ');

/** Creates a customer with a prepaid account, or a guest. */
async function buyer(hasAccount = true) {
  const client = await createClient(demo);
  if (hasAccount) {
    const made = await client.call('POST', '/demo/customer', { hasHistory: true });
    await client.call('POST', '/demo/sign-in', { user: ((await made.json()) as { Email: string }).Email });
    await client.refresh();
  }
  const prepaid = hasAccount ? await textOf(client.send('/fr/account/prepaid')) : '';
  const account = /name="PrepaidAccountId" value="(\w+)"/.exec(prepaid)?.[1] ?? '';
  const add = (payload: object) => client.call('POST', '/api/v1/catalog/products/addtocart', payload);
  const credit = (Quantity: number) =>
    client.call('POST', '/api/v1/sales/prepaidaccounts/addtocart', { PrepaidAccountId: account, Quantity });
  const balance = async () => {
    const text = /Solde <strong>(-?[\d,]+)/.exec(await textOf(client.send('/fr/account/prepaid')))![1]!;
    return Number(text.replace(',', ''));
  };
  const coupon = (CouponCode: string) => client.call('POST', '/api/v1/shoppingcarts/coupon', { CouponCode });
  const total = async () =>
    /data-checkout-total>([\d,]+)/.exec(await textOf(client.send('/fr/checkout')))?.[1]?.replace(',', '');
  /** Places the order; returns its number. */
  const order = async (fields: Record<string, string> = {}) => {
    const response = await client.post('/fr/checkout', {
      ...ORDER_FIELDS,
      OrderKey: `credit-${++keys}`,
      ...fields,
    });
    return response.headers.get('location')?.split('/').at(-1) ?? '';
  };
  const cancel = (number: string) => client.post(`/fr/account/orders/${number}/cancel`, {});
  return { ...client, account, add, credit, balance, coupon, total, order, cancel };
}

it('credit that nobody has paid is not on the account, so its cancelled order leaves no debt [SAL-04]', async () => {
  const { credit, balance, order, cancel, add } = await buyer();
  const before = await balance();
  await credit(100);
  const unpaid = await order();
  expect(await balance()).toBe(before);
  await add(mug);
  const goods = await order({ PrepaidAccountId: (await buyer()).account });
  expect(goods).toMatch(/^IL-/);
  await cancel(unpaid);
  await cancel(unpaid);
  expect(await balance()).toBe(before);
});

it('an account pays goods, never credit, and has its part back once [SAL-04]', async () => {
  const { account, credit, balance, order, cancel, add, post } = await buyer();
  const before = await balance();
  await credit(50);
  const pure = await order({ PrepaidAccountId: account });
  expect(await balance()).toBe(before);
  expect((await post(`/fr/payment/${pure}`, { PrepaidAccountId: account })).status).toBe(422);
  await add(mug);
  const mixed = await order({ PrepaidAccountId: account });
  expect(await balance()).toBeLessThan(before);
  for (let time = 0; time < 2; time++) await cancel(mixed);
  expect(await balance()).toBe(before);
});

it('an account pays no order of another customer or of a guest, at the checkout or later [SAL-05] [PAY-02]', async () => {
  const owner = await buyer();
  const before = await owner.balance();
  for (const other of [await buyer(), await buyer(false)]) {
    await other.add(mug);
    const number = await other.order({ PrepaidAccountId: owner.account });
    expect(number).toMatch(/^IL-/);
    const paid = await other.post(`/fr/payment/${number}`, { PrepaidAccountId: owner.account });
    expect(paid.status).toBe(422);
  }
  expect(await owner.balance()).toBe(before);
});

it('a coupon counts on articles alone, and a code for the first table once [CPN-01]', async () => {
  const { credit, coupon, total, add, order, cancel, send } = await buyer();
  await credit(100);
  const rejected = await coupon('BIENVENUE10');
  expect([rejected.status, await rejected.json()]).toEqual([
    409,
    { Message: 'Les codes de réduction ne s’appliquent pas au crédit prépayé.' },
  ]);
  await add(mug);
  expect((await coupon('BIENVENUE10')).status).toBe(200);
  // Two mugs of 22 euros less 10 %, 5 euros for the parcel, and the full credit.
  expect(await total()).toBe(String(100_00 + 39_60 + 5_00));
  const first = await order();
  expect((await coupon('BIENVENUE10')).status).toBe(409);
  expect(await (await coupon('BIENVENUE10')).text()).toContain('vous l’avez déjà utilisé');
  await cancel(first);
  expect((await coupon('BIENVENUE10')).status).toBe(200);
  expect(await textOf(send('/fr/shoppingcarts'))).toContain('BIENVENUE10');
});

it('credit is sold to the owner of its account alone, by every call [SAL-04]', async () => {
  const owner = await buyer();
  await owner.credit(10);
  const html = await textOf(owner.send('/fr/shoppingcarts'));
  const variant = Number(/"ProductVariantId":(99\d+)/.exec(html)![1]);
  for (const other of [await buyer(), await buyer(false)]) {
    const payload = { ProductVariantId: variant, Quantity: 10 };
    expect((await other.add(payload)).status).toBe(404);
    await other.post('/fr/shoppingcarts/add', { ProductVariantId: String(variant), Quantity: '10' });
    expect(await textOf(other.send('/fr/shoppingcarts'))).not.toContain('IL-CREDIT');
  }
  expect((await owner.add({ ProductVariantId: variant, Quantity: 10 })).status).toBe(200);
});

it('an order that is to be paid by card leads to the card at once, also when it is sent twice; a covered one does not [PAY-01] [PAY-02]', async () => {
  const { account, add, post, send } = await buyer();
  await add(mug);
  expect((await textOf(send('/nl/checkout'))).match(/value="(Card|BankTransfer)"/g)).toHaveLength(2);
  const fields = { ...ORDER_FIELDS, PaymentMethod: 'Card' };
  const sendForm = () => post('/nl/checkout', { ...fields, OrderKey: 'card-1' });
  for (const response of [await sendForm(), await sendForm()])
    expect(response.headers.get('location')).toMatch(/^\/nl\/payment\/IL-\d+$/);
  await add({ ...mug, Quantity: 1 });
  const covered = await post('/fr/checkout', { ...fields, OrderKey: 'card-2', PrepaidAccountId: account });
  expect(covered.headers.get('location')).toMatch(/^\/fr\/checkout\/confirmation\//);
});
