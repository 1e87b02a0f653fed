// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemo } from '../../demo/server.ts';
import type { Demo } from '../../demo/server.ts';

let demo: Demo;

beforeAll(async () => {
  demo = await startDemo({ port: 0 });
});

afterAll(() => demo.close());

/** A browser with cookies and the page's antiforgery token, and nothing else. */
async function visitor() {
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetch(demo.url + path, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  }

  const page = await (await send('/fr')).text();
  const token = /name="csrf-token" content="([^"]+)"/.exec(page)?.[1] ?? '';
  const post = (path: string, fields: Record<string, string>) =>
    send(path, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, __RequestVerificationToken: token }),
    });
  const call = (method: string, path: string, payload?: unknown) =>
    send(path, {
      method,
      headers: { RequestVerificationToken: token, 'Content-Type': 'application/json' },
      body: payload === undefined ? null : JSON.stringify(payload),
    });
  return { send, post, call };
}

const order = {
  OrderKey: 'one-key',
  BillingFirstName: 'An',
  BillingLastName: 'Peeters',
  Email: 'an@voorbeeld.be',
  BillingStreet1: 'Kaai',
  BillingHouseNumber: '1',
  BillingPostalCode: '9000',
  BillingCity: 'Gent',
  BillingCountry: 'BE',
  PaymentMethod: 'BankTransfer',
  GiftWraps: '2',
};

describe('the shop', () => {
  it('refuses a write without the token and applies nothing', async () => {
    const { send } = await visitor();
    const body = new URLSearchParams({ ProductVariantId: '10101' });
    expect((await send('/fr/shoppingcarts/add', { method: 'POST', body })).status).toBe(400);
    expect(await (await send('/demo/ledger')).json()).toEqual([]);
  });

  it('makes one order of a form that is sent twice', async () => {
    const { send, post } = await visitor();
    await post('/fr/shoppingcarts/add', { ProductVariantId: '10101', Quantity: '2' });
    const places = [await post('/fr/checkout', order), await post('/fr/checkout', order)];
    expect(new Set(places.map((answer) => answer.headers.get('location'))).size).toBe(1);
    const ledger = (await (await send('/demo/ledger')).json()) as { path: string }[];
    expect(ledger.filter((entry) => entry.path === '/fr/checkout')).toHaveLength(1);
  });

  it('keeps what was typed when an order is incomplete', async () => {
    const { post } = await visitor();
    await post('/fr/shoppingcarts/add', { ProductVariantId: '10101', Quantity: '1' });
    const answer = await post('/fr/checkout', { ...order, OrderKey: 'another', Email: '<nope>' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('value="&lt;nope&gt;"');
  });

  it('changes nothing by GET', async () => {
    const { send, post } = await visitor();
    await post('/fr/shoppingcarts/add', { ProductVariantId: '10101', Quantity: '1' });
    expect((await send('/fr/shoppingcarts/clear')).status).toBe(200);
    expect(await (await send('/api/v1/shoppingcarts')).json()).toMatchObject({ ItemsCount: 1 });
  });

  it('limits pages and calls by the same rules', async () => {
    const { post, call, send } = await visitor();
    await call('POST', '/api/v1/catalog/products/addtocart', { ProductVariantId: 40101, Quantity: 4 });
    expect(await (await send('/api/v1/shoppingcarts')).json()).toMatchObject({ ItemsCount: 6 });
    await post('/fr/shoppingcarts/add', { ProductVariantId: '40101', Quantity: '4' });
    expect(await (await send('/api/v1/shoppingcarts')).json()).toMatchObject({ ItemsCount: 12 });
  });

  it('sends a plain filter form to the list’s one address', async () => {
    const { send } = await visitor();
    const answer = await send('/fr/catalog?f=1&f.Brand=2&sort=relevance');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/fr/catalog?filter=%7B%22Brand%22%3A%5B%222%22%5D%7D');
  });

  it('shows its own page for an unknown culture', async () => {
    const { send } = await visitor();
    expect((await send('/xx/catalog')).status).toBe(404);
  });
});

describe('faults', () => {
  it('meet their session only, as often as they say', async () => {
    const [first, second] = [await visitor(), await visitor()];
    await first.call('POST', '/demo/faults', [{ match: 'GET /nl', status: 503, times: 1 }]);
    expect((await second.send('/nl')).status).toBe(200);
    expect((await first.send('/nl')).status).toBe(503);
    expect((await first.send('/nl')).status).toBe(200);
  });

  it('lose only the answer when they are late', async () => {
    const { call, send } = await visitor();
    await call('POST', '/demo/faults', [{ match: '/^POST /api/', drop: true, late: true }]);
    const add = call('POST', '/api/v1/catalog/products/addtocart', { ProductVariantId: 10101 });
    await expect(add).rejects.toThrow();
    expect(await (await send('/api/v1/shoppingcarts')).json()).toMatchObject({ ItemsCount: 1 });
  });

  it('break an answer in the middle', async () => {
    const { call, send } = await visitor();
    await call('POST', '/demo/faults', [{ match: 'GET /fr', truncate: 100 }]);
    await expect(send('/fr').then((answer) => answer.text())).rejects.toThrow();
  });
});
