// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../demo/data/seed.ts';
import { startShop } from './start.ts';
import type { Demo } from '../../demo/server.ts';
import { createClient } from './client.ts';
import { ORDER_FIELDS } from './order-fields.ts';

let demo: Demo;

beforeAll(async () => {
  demo = await startShop();
});

afterAll(() => demo.close());

const claire = { Email: 'Claire@example.com', Password: demoPassword };
const login = '/fr/security/login';
const add = '/api/v1/catalog/products/addtocart';
const mug = { ProductVariantId: 10101 };
const script = { 'X-Requested-With': 'XMLHttpRequest' };

async function customer() {
  const client = await createClient(demo);
  await client.post(login, claire);
  await client.refresh();
  return client;
}

describe('signing in', () => {
  it('leads to where the visitor wanted to go', async () => {
    const { send, post } = await createClient(demo);
    const rejected = await send('/fr/account?tab=1');
    expect(rejected.status).toBe(302);
    expect(rejected.headers.get('location')).toBe('/fr/security/login?returnUrl=%2Ffr%2Faccount%3Ftab%3D1');
    const answer = await post(rejected.headers.get('location')!, claire);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/fr/account?tab=1']);
    expect(await (await send('/fr/account')).text()).toContain('Bonjour Claire');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example/', '/.//evil.example'])(
    'never leads to %s',
    async (address) => {
      const { post } = await createClient(demo);
      const answer = await post(`${login}?returnUrl=${encodeURIComponent(address)}`, claire);
      expect(answer.headers.get('location')).toBe('/fr/account');
    },
  );

  it('keeps the address that was typed, never the password, when it is refused', async () => {
    const { post, send } = await createClient(demo);
    const answer = await post(login, { ...claire, Password: '"wrong"' });
    const text = await answer.text();
    expect(answer.status).toBe(422);
    expect(text).toContain('value="Claire@example.com"');
    expect(text).not.toContain('wrong');
    expect(text).toMatch(
      /id="login-Password" name="Password" class="input-validation-error" aria-invalid="true"/,
    );
    expect(text.match(/mot de passe est incorrect/g)).toHaveLength(1);
    expect((await send('/fr/account')).status).toBe(302);
  });

  it('makes another token, and so does signing out', async () => {
    const { post, readToken, refresh } = await createClient(demo);
    const before = await readToken();
    await post(login, claire);
    const during = await refresh();
    expect(during).not.toBe(before);
    await post('/fr/security/logoff', {});
    expect([before, during]).not.toContain(await readToken());
  });

  it('makes the pages of before unable to write', async () => {
    const { post, call } = await createClient(demo);
    await post(login, claire);
    expect((await call('POST', add, mug)).status).toBe(400);
  });

  it('works with the form of before, even when another tab has signed in meanwhile', async () => {
    const { post } = await createClient(demo);
    await post(login, claire);
    expect((await post(`${login}?returnUrl=/fr/contact`, claire)).headers.get('location')).toBe(
      '/fr/contact',
    );
  });

  it('works again at once when its answer was lost, but nothing else does with the ended session', async () => {
    const { call, post, postAndLose, refresh, send } = await createClient(demo);
    expect((await postAndLose(login, claire)).status).toBe(303);
    await refresh();
    expect((await call('POST', add, mug)).status).toBe(400);
    expect((await post(login, claire)).status).toBe(303);
    expect((await send('/fr/account')).status).toBe(200);
  });

  it('keeps the cart, and so does signing out', async () => {
    const { post, call, send, refresh } = await createClient(demo);
    const count = async () => (await (await send('/api/v1/shoppingcarts')).json()) as { ItemsCount: number };
    await call('POST', add, mug);
    await post(login, claire);
    expect(await count()).toMatchObject({ ItemsCount: 1 });
    await refresh();
    await post('/fr/security/logoff', {});
    expect(await count()).toMatchObject({ ItemsCount: 1 });
  });

  it('belongs to one session: the secret of another one is worth nothing', async () => {
    const { send, post } = await createClient(demo);
    const answer = await post(login, claire);
    const secret = /ilot-sign-in=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1];
    const thief = await fetch(`${demo.url}/fr/account`, {
      headers: { cookie: `ilot-sign-in=${secret}` },
      redirect: 'manual',
    });
    expect(thief.status).toBe(302);
    expect((await send('/fr/account')).status).toBe(200);
  });

  it('tells the page who is there by an id that says nothing', async () => {
    const { send } = await customer();
    const html = await (await send('/fr')).text();
    const id = /<html[^>]* data-user="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(id).toMatch(/^[\w-]{12}$/);
    expect(id.toLowerCase()).not.toContain('claire');
  });

  it('is undone twice without a complaint', async () => {
    const { post } = await customer();
    expect((await post('/fr/security/logoff', {})).headers.get('location')).toBe('/fr');
    expect((await post('/fr/security/logoff', {})).headers.get('location')).toBe('/fr');
  });
});

describe('what needs a sign-in', () => {
  it('is refused to scripts with an empty 401', async () => {
    const { send, post } = await createClient(demo);
    const answers = [
      await send('/fr/account', { headers: script }),
      await post('/fr/account', {}, script),
      await send('/api/v1/account'),
    ];
    for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([401, '']);
    expect(answers[0]!.headers.get('vary')).toContain('X-Requested-With');
  });

  it('is open to who has signed in, and tells nobody else’s', async () => {
    const { send } = await customer();
    const answer = await send('/api/v1/account');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ FirstName: 'Claire', OrdersCount: 24 });
  });

  it('asks again once the sign-in has expired, even for a write with the token of before', async () => {
    const { call, post, send } = await customer();
    await call('POST', add, mug);
    await call('POST', '/demo/session/expire');
    expect((await send('/api/v1/account')).status).toBe(401);
    expect((await post('/fr/account', {}, script)).status).toBe(401);
    expect(await (await send('/api/v1/shoppingcarts')).json()).toMatchObject({ ItemsCount: 1 });
  });

  it('is the cart as well where a test wants it, until somebody signs in', async () => {
    const { call, post, refresh } = await customer();
    await call('POST', add, mug);
    await call('POST', '/demo/session/expire', { cartNeedsSignIn: true });
    expect((await call('POST', add, mug)).status).toBe(401);
    expect((await call('PUT', '/api/v1/shoppingcarts/shoppingcartitems/1', { Quantity: 2 })).status).toBe(
      401,
    );
    expect((await call('DELETE', '/api/v1/shoppingcarts/shoppingcartitems/1')).status).toBe(401);
    const form = await post('/fr/shoppingcarts/add', { ProductVariantId: '10101' });
    expect([form.status, form.headers.get('location')]).toEqual([303, '/fr/security/login?returnUrl=%2Ffr']);
    await refresh();
    await post(login, claire);
    await refresh();
    expect((await call('POST', add, mug)).status).toBe(200);
  });

  it('is signed in quickly for tests, with the token that pages have then', async () => {
    const { call, readToken, send } = await createClient(demo);
    const answer = await call('POST', '/demo/sign-in', { user: 'daan' });
    const { Token } = (await answer.json()) as { Token: string };
    expect(Token).toBe(await readToken());
    expect(await (await send('/api/v1/account')).json()).toMatchObject({ FirstName: 'Daan' });
    expect((await call('POST', '/demo/sign-in', { user: 'nobody' })).status).toBe(400);
  });
});

describe('an order of a customer', () => {
  const order = {
    ...ORDER_FIELDS,
    OrderKey: 'of-claire',
    BillingFirstName: 'Claire',
    BillingLastName: 'Lambert',
    Email: 'claire@example.com',
  };

  async function withOrder(key: string) {
    const client = await customer();
    await client.call('POST', add, mug);
    const answer = await client.post('/fr/checkout', { ...order, OrderKey: key });
    const confirmation = answer.headers.get('location') ?? '';
    return { client, confirmation, number: confirmation.split('/').at(-1) };
  }

  it('is seen from every session of the customer, and from no other one, not even after signing out', async () => {
    const { client, confirmation } = await withOrder('seen');
    const elsewhere = await customer();
    expect((await elsewhere.send(confirmation)).status).toBe(200);
    await client.post('/fr/security/logoff', {});
    expect((await client.send(confirmation)).status).toBe(404);
    await client.call('POST', '/demo/sign-in', { user: 'daan' });
    expect((await client.send(confirmation)).status).toBe(404);
  });

  it('is cancelled once, and its articles are in the cart again', async () => {
    const { client, number } = await withOrder('cancelled');
    const count = async () => (await (await client.send('/api/v1/shoppingcarts')).json()) as object;
    expect(await count()).toMatchObject({ ItemsCount: 0 });
    for (let time = 0; time < 2; time++) await client.post(`/fr/account/orders/${number}/cancel`, {});
    expect(await count()).toMatchObject({ ItemsCount: 1 });
  });

  it('is not cancelled by another one', async () => {
    const { number } = await withOrder('kept');
    const other = await createClient(demo);
    await other.call('POST', '/demo/sign-in', { user: 'daan' });
    await other.refresh();
    await other.post(`/fr/account/orders/${number}/cancel`, {});
    expect(await (await other.send('/fr/account')).text()).toContain('ne peut plus être annulée');
    expect(await (await other.send('/api/v1/shoppingcarts')).json()).toMatchObject({ ItemsCount: 0 });
  });
});
