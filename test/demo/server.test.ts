// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop } from './start.ts';
import type { Demo } from '../../demo/server.ts';
import { createClient } from './client.ts';

let demo: Demo;

beforeAll(async () => {
  demo = await startShop();
});

afterAll(() => demo.close());

const client = () => createClient(demo);

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
  SameAddressForShipping: 'true',
  AccountType: 'Private',
  GiftWraps: '2',
};

describe('the shop', () => {
  it('refuses a write without the token and applies nothing', async () => {
    const { send } = await client();
    const body = new URLSearchParams({ ProductVariantId: '10101' });
    expect((await send('/fr/shoppingcarts/add', { method: 'POST', body })).status).toBe(400);
    expect(await (await send('/demo/ledger')).json()).toEqual([]);
  });

  it('keeps idle connections, because who asks while one is closed loses the request', async () => {
    const answer = await fetch(`${demo.url}/fr`);
    expect(answer.headers.get('keep-alive')).toBe('timeout=300');
  });

  it('makes one order of a form that is sent twice', async () => {
    const { send, post } = await client();
    await post('/fr/shoppingcarts/add', { ProductVariantId: '10101', Quantity: '2' });
    const answers = [await post('/fr/checkout', order), await post('/fr/checkout', order)];
    expect(new Set(answers.map((answer) => answer.headers.get('location'))).size).toBe(1);
    const ledger = (await (await send('/demo/ledger')).json()) as { path: string }[];
    expect(ledger.filter((entry) => entry.path === '/fr/checkout')).toHaveLength(1);
  });

  it('keeps what was typed when an order is incomplete', async () => {
    const { post } = await client();
    await post('/fr/shoppingcarts/add', { ProductVariantId: '10101', Quantity: '1' });
    const answer = await post('/fr/checkout', { ...order, OrderKey: 'another', Email: '<nope>' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('value="&lt;nope&gt;"');
  });

  it('changes nothing by GET', async () => {
    const { send, post } = await client();
    await post('/fr/shoppingcarts/add', { ProductVariantId: '10101', Quantity: '1' });
    expect((await send('/fr/shoppingcarts/clear')).status).toBe(200);
    expect(await (await send('/api/v1/shoppingcarts')).json()).toMatchObject({ ItemsCount: 1 });
  });

  it('limits pages and calls by the same rules', async () => {
    const { post, call, send } = await client();
    await call('POST', '/api/v1/catalog/products/addtocart', { ProductVariantId: 40101, Quantity: 4 });
    expect(await (await send('/api/v1/shoppingcarts')).json()).toMatchObject({ ItemsCount: 6 });
    await post('/fr/shoppingcarts/add', { ProductVariantId: '40101', Quantity: '4' });
    expect(await (await send('/api/v1/shoppingcarts')).json()).toMatchObject({ ItemsCount: 12 });
  });

  it('sends a plain filter form to the list’s one address', async () => {
    const { send } = await client();
    const answer = await send('/fr/catalog?f=1&f.Brand=2&sort=relevance');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/fr/catalog?filter=%7B%22Brand%22%3A%5B%222%22%5D%7D');
  });

  it('refuses a photo that is too large in its own place, and keeps the message', async () => {
    const { send, token } = await client();
    const form = new FormData();
    const photo = new File([new Uint8Array(4 * 1024 * 1024)], 'tasse.jpg', { type: 'image/jpeg' });
    const fields = { Name: 'An', Email: 'an@voorbeeld.be', Message: 'Dag', Attachment: photo };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('__RequestVerificationToken', token());
    const answer = await send('/fr/contact', { method: 'POST', body: form });
    const text = await answer.text();
    expect(answer.status).toBe(422);
    expect(text).toContain('href="#contact-Attachment">Le fichier pèse plus de 1 Mo');
    expect(text).toContain('>Dag</textarea>');
  });

  it('takes no body that no form sends, and says so', async () => {
    const { post, send } = await client();
    const answer = await post('/fr/contact', { Message: 'x'.repeat(17 * 1024 * 1024) });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain('Fichiers trop lourds');
    expect(await (await send('/demo/ledger')).json()).toEqual([]);
  });

  it('shows its own page for an unknown culture', async () => {
    const { send } = await client();
    expect((await send('/xx/catalog')).status).toBe(404);
  });
});
