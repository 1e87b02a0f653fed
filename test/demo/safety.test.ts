// @vitest-environment node
import { request } from 'node:http';
import { Script } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoPassword } from '../../demo/data/seed.ts';
import type { Demo } from '../../demo/server.ts';
import { startShop } from './start.ts';
import { createClient } from './client.ts';

let demo: Demo;
let plain: Demo;

beforeAll(async () => {
  [demo, plain] = await Promise.all([startShop(), startShop({ hasSwitches: false })]);
});

afterAll(() => Promise.all([demo.close(), plain.close()]));

const claire = { Email: 'claire@example.com', Password: demoPassword };
const add = '/api/v1/catalog/products/addtocart';
const mug = { ProductVariantId: 10101 };

/** Sends the path and the Host header unchanged; `fetch` would normalize them. */
function call(path: string, headers: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(demo.url);
    const outgoing = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      let text = `${answer.statusCode} ${answer.headers.location ?? ''}\n`;
      answer.on('data', (chunk: Buffer) => (text += String(chunk)));
      answer.on('end', () => resolve(text));
    });
    outgoing.on('error', reject).end();
  });
}

describe('the switches of tests', () => {
  it('are not there unless the shop was started with them', async () => {
    const { call, send } = await createClient(plain);
    const tried = [
      await call('POST', '/demo/faults', [{ match: 'GET /fr', status: 503 }]),
      await call('POST', '/demo/sign-in', {}),
      await call('POST', '/demo/session/expire', {}),
      await send('/demo/ledger'),
      await send('/echo'),
    ];
    expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await send('/fr')).status).toBe(200);
  });

  it('loosen no policy then either', async () => {
    const answer = await fetch(`${plain.url}/fr`, { headers: { cookie: 'demo-policy=none' } });
    expect(answer.headers.get('content-security-policy')).toContain('require-trusted-types-for');
  });

  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a page of a neighbour', { 'sec-fetch-site': 'same-site' }, 403],
    ['another origin', { origin: 'http://evil.example' }, 403],
    ['no origin that can be read', { origin: 'null' }, 403],
    ['a form, which needs no permission', { 'content-type': 'text/plain' }, 415],
  ])('do not obey %s', async (_, headers, status) => {
    const { send, call } = await createClient(demo);
    const body = JSON.stringify([{ match: 'GET /fr', status: 503 }]);
    const answer = await send('/demo/faults', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
    expect(answer.status).toBe(status);
    expect((await send('/fr')).status).toBe(200);
    expect((await call('POST', '/demo/faults', [])).status).toBe(200);
  });

  it('take no pattern that can’t be read', async () => {
    const { call, send } = await createClient(demo);
    expect((await call('POST', '/demo/faults', [{ match: '/(/', status: 503 }])).status).toBe(400);
    expect((await send('/fr')).status).toBe(200);
  });

  it('break a pattern off once that would stop the shop for all', async ({ onTestFinished }) => {
    const run = vi.spyOn(Script.prototype, 'runInContext');
    onTestFinished(() => run.mockRestore());
    const { call, send } = await createClient(demo);
    await call('POST', '/demo/faults', [{ match: '/^GET \\/(a+)+$/', status: 503 }]);
    for (let time = 0; time < 20; time++) expect((await send(`/${'a'.repeat(60)}!`)).status).toBe(404);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('a sign-in', () => {
  const sessionOf = (answer: Response) =>
    /ilot-session=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1] ?? '';
  const withSession = (id: string) => ({ headers: { cookie: `ilot-session=${id}` } });

  it.each(['/fr/security/login', '/fr/security/register'])(
    'at %s ends the session of before: whoever has planted it shares no cart',
    async (path) => {
      const planted = sessionOf(await fetch(`${demo.url}/fr`));
      const { send, call, post, refresh } = await createClient(demo, { 'ilot-session': planted });
      await call('POST', add, mug);
      const password = { Password: 'dix-signes-1', PasswordRepeat: 'dix-signes-1', Terms: 'true' };
      const person = { FirstName: 'An', LastName: 'Peeters', Email: 'an@voorbeeld.be', VatCountry: 'BE' };
      const answer = await post(path, path.endsWith('login') ? claire : { ...person, ...password });
      expect([answer.status, sessionOf(answer).length]).toEqual([303, 32]);
      await refresh();
      await call('POST', add, mug);
      expect(await (await send('/api/v1/shoppingcarts')).json()).toMatchObject({ ItemsCount: 2 });
      const stolen = await fetch(`${demo.url}/api/v1/shoppingcarts`, withSession(planted));
      expect(await stolen.json()).toMatchObject({ ItemsCount: 0 });
    },
  );

  it('is not undone by the answer to a request of before', async () => {
    const id = sessionOf(await fetch(`${demo.url}/fr`));
    const { post } = await createClient(demo, { 'ilot-session': id });
    await post('/fr/security/login', claire);
    expect(sessionOf(await fetch(`${demo.url}/fr`, withSession(id)))).toBe('');
  });

  it('takes what a guest has ordered along, and no second order comes of a form that is sent again', async () => {
    const { call, post, refresh } = await createClient(demo);
    await call('POST', add, mug);
    const first = await post('/fr/checkout', { ...order, OrderKey: 'along' });
    await post('/fr/security/login', claire);
    await refresh();
    await call('POST', add, mug);
    const second = await post('/fr/checkout', { ...order, OrderKey: 'along' });
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
  });
});

describe('an order whose answer was lost [CHK-01]', () => {
  it('is found where the checkout is opened again, until another one is begun', async () => {
    const { call, postAndLose, send } = await createClient(demo);
    const wayOut = async () => (await send('/fr/checkout')).headers.get('location');
    expect(await wayOut()).toBe('/fr/shoppingcarts');
    await call('POST', add, mug);
    const lost = await postAndLose('/fr/checkout', { ...order, OrderKey: 'lost' });
    expect(lost.headers.get('location')).toMatch(/^\/fr\/checkout\/confirmation\/IL-\d+$/);
    expect([await wayOut(), await wayOut()]).toEqual(Array(2).fill(lost.headers.get('location')));
    await call('POST', add, mug);
    expect(await wayOut()).toBeNull();
  });
});

const order = {
  BillingFirstName: 'An',
  BillingLastName: 'Peeters',
  Email: 'an@voorbeeld.be',
  BillingStreet1: 'Kaai',
  BillingHouseNumber: '1',
  BillingPostalCode: '9000',
  BillingCity: 'Gent',
  BillingCountry: 'BE',
  PaymentMethod: 'BankTransfer',
  SameAddressForShipping: 'true',
  AccountType: 'Private',
};

describe('what visitors send', () => {
  it('may hold the order key of somebody else', async () => {
    const positions: (string | null)[] = [];
    for (const client of [await createClient(demo), await createClient(demo)]) {
      await client.call('POST', add, mug);
      const answer = await client.post('/fr/checkout', { ...order, OrderKey: 'the-same' });
      expect(answer.status).toBe(303);
      positions.push(answer.headers.get('location'));
    }
    expect(new Set(positions).size).toBe(2);
  });

  it.each([
    ['multipart/form-data', '--x\r\n'],
    ['multipart/form-data; boundary=x', 'nothing of the kind'],
    ['application/x-www-form-urlencoded', 'a=1&'.repeat(100_000)],
  ])('is refused politely where it is no form: %s', async (type, body) => {
    const { send, token } = await createClient(demo);
    const headers = { 'content-type': type, RequestVerificationToken: token() };
    for (const path of ['/fr/contact', '/fr/shoppingcarts/add', '/fr/security/login']) {
      const answer = await send(path, { method: 'POST', headers, body });
      expect([path, answer.status]).toEqual([path, 400]);
    }
  });

  it.each(['/%', '/fr/%e0%a4%a', '/fr/catalog/product/%00', '/fr/checkout/confirmation/%27'])(
    'may be an address like %s',
    async (path) => {
      expect((await fetch(demo.url + path, { redirect: 'manual' })).status).toBe(404);
    },
  );

  it('never decides where links of the page lead', async () => {
    const pages = [
      await call('//evil.example/fr'),
      await call('//evil.example/fr/catalog'),
      await call('/\\evil.example/fr'),
      await call('/fr/catalog', { host: 'evil.example' }),
      await call('http://evil.example/fr/catalog', { host: 'evil.example' }),
      await call('/FR//', { host: 'evil.example' }),
    ];
    // The address itself may appear inside one of the shop's own paths.
    for (const page of pages) expect(page).not.toMatch(/(?:["=\s]|https?:)\/\/evil\.example/);
  });

  it('names the site in canonical links where its address is known', async () => {
    const known = await startShop({ origin: 'https://ilot.example' });
    const page = await (await fetch(`${known.url}/fr/catalog`)).text();
    await known.close();
    expect(page).toContain('<link rel="canonical" href="https://ilot.example/fr/catalog">');
    expect(page).toContain('hreflang="nl" href="https://ilot.example/nl/catalog">');
    expect(await call('/fr/catalog')).toContain('<link rel="canonical" href="/fr/catalog">');
  });
});

describe('an address that is written differently', () => {
  it.each([
    ['/fr/', '/fr'],
    ['/FR', '/fr'],
    ['/Fr/Catalog', '/fr/catalog'],
    ['/fr/catalog/?q=Bol&sort=name', '/fr/catalog?q=Bol&sort=name'],
    ['/NL/CATALOG/PRODUCT/Mug-Dune/', '/nl/catalog/product/mug-dune'],
    ['/fr//catalog', '/fr/catalog'],
    ['/fr/checkout/Confirmation/il-24001/', '/fr/checkout/confirmation/IL-24001'],
  ])('%s leads to %s', async (path, target) => {
    const answer = await fetch(demo.url + path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, target]);
  });

  it('takes a form along', async () => {
    const { post, send } = await createClient(demo);
    const answer = await post('/FR/ShoppingCarts/Add/', { ProductVariantId: '10101' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/fr/shoppingcarts/add']);
    await post(answer.headers.get('location')!, { ProductVariantId: '10101' });
    expect(await (await send('/api/v1/shoppingcarts')).json()).toMatchObject({ ItemsCount: 1 });
  });

  it('is not found where there is no such page, once', async () => {
    const answer = await fetch(`${demo.url}/FR/Nowhere/`);
    expect([answer.status, new URL(answer.url).pathname]).toEqual([404, '/fr/nowhere']);
  });
});
