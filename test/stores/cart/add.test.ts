import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCartServer, type CartServer } from '../../support/cart-server.ts';
import { leaveCart, openCart, pass, type OpenCart } from '../../support/cart.ts';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';

const PAYLOAD = { ProductVariantId: 7, Quantity: 1, Name: 'Bol', ItemOrigin: 'Catalog' };

let server: CartServer;
let cart: OpenCart;

beforeEach(async () => {
  showPage('', { app: '/shop' });
  watchConsole();
  vi.useFakeTimers();
  cart = await openCart();
  server = createCartServer([2], { app: '/shop' });
  cart.seedSummary(server.summary());
});
afterEach(() => leaveCart(cart));

const additions = () => server.applied.filter(({ method }) => method === 'POST').length;

test('what is added goes to the specification’s address with its origin fields, and the summary follows [PRD-06] [CRT-07]', async () => {
  expect(await cart.addToCart(PAYLOAD)).toMatchObject({ kind: 'added' });
  const { url, init } = server.requests[0]!;
  expect([init.method, url.pathname]).toEqual(['POST', '/shop/api/v1/catalog/products/addtocart']);
  expect(JSON.parse(String(init.body))).toEqual(PAYLOAD);
  expect(cart.$cart.get().summary?.ItemsCount).toBe(3);
});

test('it waits for its turn behind the writes that came first', async () => {
  cart.takeLines(server.lines());
  cart.setQuantity('1', 3);
  await pass(300);
  const adding = cart.addToCart(PAYLOAD);
  await pass(0);
  await adding;
  expect(server.applied.map(({ method }) => method)).toEqual(['PUT', 'POST']);
});

test('quantities and removals go to the specification’s addresses under the application’s root [CRT-02]', async () => {
  cart.takeLines(server.lines());
  cart.setQuantity('1', 3);
  await cart.cartIdle();
  cart.removeLine('1');
  await cart.cartIdle();
  const writes = server.requests.filter(({ init }) => init.method !== 'GET');
  expect(writes.map(({ init, url }) => [init.method, url.pathname])).toEqual([
    ['PUT', '/shop/api/v1/shoppingcarts/shoppingcartitems/1'],
    ['DELETE', '/shop/api/v1/shoppingcarts/shoppingcartitems/1'],
  ]);
  expect(server.applied).toHaveLength(2);
});

describe('it is never repeated', () => {
  test('when the answer is lost: the cart is read, and tells that it was added', async () => {
    server.fail({ method: 'POST', how: 'late' });
    expect(await cart.addToCart(PAYLOAD)).toEqual({ kind: 'added' });
    expect([additions(), cart.$cart.get().summary?.ItemsCount]).toEqual([1, 3]);
  });

  test('when it never arrived: the cart is read, and tells that nothing was added', async () => {
    server.fail({ method: 'POST', how: 'drop' });
    expect(await cart.addToCart(PAYLOAD)).toEqual({ kind: 'lost' });
    expect(additions()).toBe(0);
  });

  test('when nothing can be read either: nobody knows', async () => {
    server.fail({ method: 'POST', how: 500 }, { method: 'GET', how: 500 });
    expect(await cart.addToCart(PAYLOAD)).toEqual({ kind: 'unsure' });
  });
});

test.each(['', 'null', '{}', '[]', '""', '{"Message":', '<!doctype html><title>Other page</title>'])(
  'an answer of 200 with %j that has added nothing is no success [PRD-06]',
  async (text) => {
    server.fail({ method: 'POST', how: 200, text });
    expect(await cart.addToCart(PAYLOAD)).toEqual({ kind: 'lost' });
    expect(additions()).toBe(0);
  },
);

test('a refusal is told in the server’s words', async () => {
  server.fail({ method: 'POST', how: 409, body: { Message: 'Épuisé.' } });
  expect(await cart.addToCart(PAYLOAD)).toEqual({ kind: 'rejected', message: 'Épuisé.' });
});

test('a refusal that is no JSON is a refusal without words', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('<h1>Non</h1>', { status: 400 }));
  expect(await cart.addToCart(PAYLOAD)).toEqual({ kind: 'rejected', message: undefined });
});

test('a sign-in that is needed is told', async () => {
  server.fail({ method: 'POST', how: 401 });
  expect((await cart.addToCart(PAYLOAD)).kind).toBe('signed-out');
});
