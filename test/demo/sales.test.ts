import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Demo } from '../../demo/server.ts';
import { startShop } from './start.ts';
import { createClient } from './client.ts';
import { ORDER_FIELDS } from './order-fields.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startShop();
});
afterAll(() => demo.close());

const script = { 'X-Requested-With': 'XMLHttpRequest' };
const request = '/fr/sales/order/ChangeDeliveryAddressRequest';
const address = { Country: 'BE', Street: 'Rue', Number: '1', PostalCode: '5000', City: 'Namur' };

/** Creates a signed-in customer with two years of orders. */
async function regular() {
  const client = await createClient(demo);
  const made = await client.call('POST', '/demo/customer', { hasHistory: true });
  const { Email } = (await made.json()) as { Email: string };
  await client.call('POST', '/demo/sign-in', { user: Email });
  await client.refresh();
  const html = await (await client.send('/fr/account/orders')).text();
  const orders = [...html.matchAll(/<h2 id="order-(IL-\d+)"/g)].map(([, number]) => number!);
  return { ...client, email: Email, orders };
}

const textOf = async (answer: Promise<Response>) => (await (await answer).text()).replaceAll(/\s+/g, ' ');

describe('orders over two years', () => {
  it('are five on a page, by pagenbr; what is beyond the last page is the last page [CAT-06]', async () => {
    const { send, orders } = await regular();
    expect(orders).toHaveLength(5);
    const last = await textOf(send('/fr/account/orders?pagenbr=99'));
    expect(last).toContain('aria-current="page">5</a>');
    expect(last.match(/<article/g)).toHaveLength(4);
    expect(await textOf(send('/fr/account/orders?pagenbr=2'))).toContain(
      'href="/fr/account/orders?pagenbr=3"',
    );
  });

  it('are seen by nobody else', async () => {
    const { orders } = await regular();
    const other = await regular();
    for (const path of ['', '/address', '/refund'])
      expect((await other.send(`/fr/account/orders/${orders[1]}${path}`)).status, path).toBe(404);
    const stolen = { OrderId: orders[1], ItemKey: '10101', quantity: '1' };
    expect((await other.call('PUT', '/api/v1/sales/orders/addtocart', stolen)).status).toBe(404);
  });

  it('are ordered again line by line or whole; what is no longer sold stays behind [SAL-03]', async () => {
    const { call, post, send, orders } = await regular();
    const again = (ItemKey: string) =>
      call('PUT', '/api/v1/sales/orders/addtocart', { OrderId: orders[1], ItemKey, quantity: '3' });
    expect(await (await again('10101')).json()).toMatchObject({ ItemsCount: 3 });
    expect((await again('90101')).status).toBe(409);
    expect((await again('20101')).status).toBe(404);
    await post('/fr/sales/order/addalltocart', { OrderId: orders[1]! });
    expect(await textOf(send(`/fr/account/orders/${orders[1]}`))).toContain(
      'N’ont pas été ajoutés : Mug Semois',
    );
  });
});

describe('another address [SAL-01]', () => {
  it('is asked for once, and not for what has arrived; abroad it is shown once more', async () => {
    const { post, orders } = await regular();
    const [open, arrived] = orders as [string, string];
    const send = (fields: Record<string, string>) => textOf(post(request, { ...address, ...fields }, script));
    expect(await send({ OrderId: arrived })).toContain('data-error-message="La commande');
    expect(await send({ OrderId: 'IL-1' })).toContain('data-error-message');
    expect(await send({ OrderId: open, City: '' })).toContain('aria-invalid="true"');
    expect(await send({ OrderId: open, Country: 'FR', PostalCode: '59000' })).toContain('name="Confirmed"');
    expect(await send({ OrderId: open })).toContain('data-success-message="Votre demande');
    expect(await send({ OrderId: open })).toContain('data-error-message="Une autre adresse');
  });
});

describe('a refund [SAL-06]', () => {
  it.each(['-1', '5', '1,5', 'x'])('of %s of 4 is refused, and what was typed stays', async (typed) => {
    const { post, orders } = await regular();
    const answer = await post(`/fr/account/orders/${orders[1]}/refund`, { 'Quantity-10101': typed });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(`value="${typed}"`);
    expect(html).toContain('De 0 à 4');
  });

  it('is summed up by the server, in cents, once for a form, and lowers what is left', async () => {
    const { post, send, orders } = await regular();
    const path = `/fr/account/orders/${orders[1]}/refund`;
    const fields = { RequestKey: 'one', 'Quantity-10101': '3' };
    for (let time = 0; time < 2; time++) expect((await post(path, fields)).status).toBe(303);
    expect(await textOf(send(path))).toContain('data-max="1"');
    expect((await post(path, { RequestKey: 'two', 'Quantity-10101': '2' })).status).toBe(422);
    expect((await post(path, { RequestKey: 'three' })).status).toBe(422);
  });

  it('is not for what has not arrived', async () => {
    const { send, orders } = await regular();
    expect((await send(`/fr/account/orders/${orders[0]}/refund`)).status).toBe(404);
  });
});

describe('prepaid accounts', () => {
  const accountOf = (html: string) => /name="PrepaidAccountId" value="(\w+)"/.exec(html)![1]!;

  it('sell credit by whole euros, to their owner alone, and have it once its order is paid [SAL-04]', async () => {
    const { call, post, refresh, send, email } = await regular();
    const account = accountOf(await (await send('/fr/account/prepaid')).text());
    const add = (Quantity: unknown, PrepaidAccountId = account) =>
      call('POST', '/api/v1/sales/prepaidaccounts/addtocart', { PrepaidAccountId, Quantity });
    expect(await (await add('')).json()).toEqual({ Message: 'La quantité est obligatoire.' });
    for (const wrong of ['-5', '0', '1,5', '5001', 'x']) expect((await add(wrong)).status, wrong).toBe(400);
    expect((await add('5', 'P1')).status).toBe(404);
    expect(await (await add('50')).json()).toBe('/fr/shoppingcarts');
    const balance = async () => /Solde <strong>([\d,]+)/.exec(await textOf(send('/fr/account/prepaid')))?.[1];
    const before = await balance();
    const order = { ...ORDER_FIELDS, OrderKey: account };
    const response = await post('/fr/checkout', order);
    expect(response.headers.get('location')).toContain('/confirmation/');
    const number = response.headers.get('location')!.split('/').at(-1)!;
    const cents = (text = '') => Number(text.replace(',', ''));
    expect(cents(await balance())).toBe(cents(before));
    expect(await textOf(send('/fr/account/prepaid'))).toContain(`En attente de paiement, commande ${number}`);
    const transfer = `/fr/account/staff/orders/${number}/transfer`;
    expect((await post(transfer, {})).status).toBe(404);
    await call('POST', '/demo/sign-in', { user: 'staff' });
    await refresh();
    for (let time = 0; time < 2; time++) expect((await post(transfer, {})).status).toBe(303);
    await call('POST', '/demo/sign-in', { user: email });
    await refresh();
    expect(cents(await balance()) - cents(before)).toBe(5_000);
    expect(await textOf(send('/fr/account/prepaid'))).not.toContain('En attente');
    // A paid order is not cancelled by a click on a button.
    await post(`/fr/account/orders/${number}/cancel`, {});
    expect(cents(await balance()) - cents(before)).toBe(5_000);
  });

  it('tell their owner alone [SAL-05]', async () => {
    const { call, send } = await regular();
    const account = accountOf(await (await send('/fr/account/prepaid')).text());
    const set = (PrepaidAccountId: string) =>
      call('POST', '/api/v1/sales/prepaidaccounts/setnotification', { PrepaidAccountId, IsActivated: true });
    expect((await set('P1')).status).toBe(404);
    expect((await set(account)).status).toBe(204);
    expect(await textOf(send('/fr/account/prepaid'))).toContain('value="true" checked');
  });
});

describe('the staff [SAL-02]', () => {
  it('alone search customers, by two characters or more, and see all orders', async () => {
    const customer = await regular();
    expect((await customer.send('/api/v1/sales/customers?search=cl')).status).toBe(403);
    expect((await customer.send('/fr/account/staff/orders')).status).toBe(404);
    await customer.call('POST', '/demo/sign-in', { user: 'staff' });
    const find = async (text: string) =>
      (await (await customer.send(`/api/v1/sales/customers?search=${text}`)).json()) as object;
    expect(await find('c')).toEqual([]);
    expect(await find('%25%25')).toEqual([]);
    expect(await find('claire')).toEqual([{ Email: 'claire@example.com', CustomerId: 1001 }]);
    expect(await find('1001')).toEqual([{ Email: 'claire@example.com', CustomerId: 1001 }]);
  });

  it('give an order to a customer whose address and number go together', async () => {
    const { call, post, refresh, send, orders, email } = await regular();
    await call('POST', '/demo/sign-in', { user: 'staff' });
    await refresh();
    const path = `/fr/account/staff/orders/${orders[0]}/customer`;
    const save = async (fields: Record<string, string>) =>
      ((await (await post(path, fields, script)).json()) as { Message: string }).Message;
    expect(await save({ Email: 'daan@example.com', CustomerId: '1001' })).toContain('même client');
    expect(await save({ Email: 'nobody@example.com', CustomerId: '' })).toContain('pas de client');
    expect(await save({ Email: email, CustomerId: '' })).toContain('est déjà au nom');
    expect((await post(path, { Email: '', CustomerId: '' })).status).toBe(422);
    expect((await post(path, { Email: '', CustomerId: '1002' })).status).toBe(303);
    expect(await textOf(send('/fr/account/staff/orders'))).toContain(
      'est maintenant au nom de daan@example.com',
    );
  });
});
