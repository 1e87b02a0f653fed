import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emit } from '#runtime';
import { createCartServer, type CartServer } from '../../support/cart-server.ts';
import { leaveCart, openCart, pass, type OpenCart } from '../../support/cart.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { answer, jsonAnswer, later, stubServer } from '../../support/server.ts';

const BOWL = { ProductVariantId: 7, Quantity: 1, Name: 'Bol' };
const MUG = { ProductVariantId: 8, Quantity: 2, Name: 'Mug' };
const ORDER_LINE = { name: 'Mug', quantity: '2', ItemKey: '10101', OrderId: 'IL-1' };

let server: CartServer;
let cart: OpenCart;
let watched: WatchedConsole;

beforeEach(async () => {
  showPage('', { app: '/shop' });
  watched = watchConsole();
  vi.useFakeTimers();
  cart = await openCart();
  server = createCartServer([2], { app: '/shop' });
  cart.seedSummary(server.summary());
});
afterEach(() => leaveCart(cart));

const reads = () => server.requests.filter(({ init }) => (init.method ?? 'GET') === 'GET').length;

test('additions that wait are all sent, one after the other [PRD-06]', async () => {
  const outcomes = await Promise.all([cart.addToCart(BOWL), cart.addToCart(MUG), cart.addToCart(BOWL)]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(['added', 'added', 'added']);
  expect(server.applied.map(({ id, quantity }) => [id, quantity])).toEqual([
    [101, 1],
    [102, 2],
    [101, 1],
  ]);
});

test('a success has the server’s message, if there is one [PRD-06]', async () => {
  stubServer(() => jsonAnswer({ ...server.summary(), Message: 'Ajouté.' }));
  expect(await cart.addToCart(BOWL)).toEqual({ kind: 'added', message: 'Ajouté.' });
});

test('an empty answer counts as added when the cart has changed, or cannot be read', async () => {
  server = createCartServer([2], { app: '/shop', hasSummary: false });
  expect(await cart.addToCart(BOWL)).toEqual({ kind: 'added' });
  expect(reads()).toBe(1);
  server.fail({ method: 'GET', how: 500 });
  expect(await cart.addToCart(BOWL)).toEqual({ kind: 'added' });
});

test('a lost answer is reported with its address, and the cart is read once', async () => {
  const failures: unknown[] = [];
  const listen = (event: Event) => failures.push((event as CustomEvent<{ url: string }>).detail.url);
  document.addEventListener('archipel:api-error', listen);
  server.fail({ method: 'POST', how: 'late' });
  await cart.addToCart(BOWL);
  await pass(10);
  document.removeEventListener('archipel:api-error', listen);
  expect(failures).toEqual([expect.stringContaining('/shop/api/v1/catalog/products/addtocart')]);
  expect([reads(), watched.errors().length]).toEqual([1, 1]);
});

test('a lost answer whose cart cannot be read is looked up again when all is written', async () => {
  server.fail({ method: 'POST', how: 'late' }, { method: 'GET', how: 500 });
  expect(await cart.addToCart(BOWL)).toEqual({ kind: 'unsure' });
  await pass(10);
  expect([reads(), cart.$cart.get().summary?.ItemsCount]).toEqual([2, 3]);
});

test('a lost answer of a page that has shown no summary leaves the outcome unknown', async () => {
  cart.hide();
  cart = await openCart();
  server.fail({ method: 'POST', how: 'late' });
  expect(await cart.addToCart(BOWL)).toEqual({ kind: 'unsure' });
});

test('a product that is gone is rejected with the server’s message', async () => {
  server.fail({ method: 'POST', how: 404, body: { Message: 'Retiré.' } });
  expect(await cart.addToCart(BOWL)).toEqual({ kind: 'rejected', message: 'Retiré.' });
});

test('a page that was requested while something is added is older than the cart', async () => {
  const gate = later<Response>();
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(() => gate.promise);
  const adding = cart.addToCart(BOWL);
  await pass(10);
  cart.recordRefetch();
  expect(cart.isFresh()).toBe(true);
  gate.resolve(jsonAnswer(server.summary()));
  await adding;
  expect(cart.isFresh()).toBe(false);
});

test('a line of an earlier order goes to its own address, as a form [SAL-03]', async () => {
  const { requests } = stubServer(() => jsonAnswer(server.summary()));
  expect(await cart.addOrderLine(ORDER_LINE)).toMatchObject({ kind: 'added' });
  const [{ url, init }] = requests as [(typeof requests)[number]];
  expect([init.method, url.pathname, String(init.body), init.keepalive]).toEqual([
    'PUT',
    '/shop/api/v1/sales/orders/addtocart',
    'name=Mug&quantity=2&ItemKey=10101&OrderId=IL-1',
    true,
  ]);
});

describe('an addition by another store’s call', () => {
  test('waits for the writes before it, and its summary is shown', async () => {
    const summary = { ItemsCount: 9, AmountTaxInclHtml: '9', AmountTaxExclHtml: '9' };
    const first = cart.addToCart(BOWL);
    const send = vi.fn(() => Promise.resolve({ summary, Message: 'Crédité.' }));
    const adding = cart.addByCall(send);
    expect(send).not.toHaveBeenCalled();
    await first;
    expect(await adding).toEqual({ kind: 'added', message: 'Crédité.' });
    expect(cart.$cart.get().summary).toEqual(summary);
  });

  test('that confirms itself needs no summary; it is read afterwards', async () => {
    expect(await cart.addByCall(() => Promise.resolve({ isAdded: true }))).toEqual({
      kind: 'added',
      message: undefined,
    });
    await pass(10);
    expect(reads()).toBe(1);
  });

  test('that fails in its own code has an unknown outcome: the cart is read', async () => {
    const fail = () => Promise.reject(new Error('of the store'));
    expect(await cart.addByCall(fail)).toEqual({ kind: 'lost' });
    expect([reads(), watched.errors().join().includes('of the store')]).toEqual([1, true]);
  });
});

describe('a page that is left', () => {
  /** Leaves the page and opens the next one with an empty store and, if given, another server. */
  async function loadNextPage(fetch = globalThis.fetch): Promise<void> {
    dispatchEvent(new Event('pagehide'));
    cart.hide();
    vi.stubGlobal('fetch', fetch);
    cart = await openCart();
  }

  test('while something is added is followed by one that reads the cart two seconds later', async () => {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', () => later<Response>().promise);
    void cart.addToCart(BOWL);
    await pass(10);
    await loadNextPage(fetch);
    const { version } = cart.$cart.get();
    await pass(1_900);
    expect([reads(), cart.$cart.get().version]).toEqual([0, version]);
    await pass(200);
    expect([reads(), cart.$cart.get().version]).toEqual([1, version + 1]);
    expect(server.applied).toEqual([]);
  });

  test('after something was added leaves nothing for the next one', async () => {
    await cart.addToCart(BOWL);
    await pass(10);
    await loadNextPage();
    const before = server.requests.length;
    await pass(5_000);
    expect([server.requests.length, server.applied.length]).toEqual([before, 1]);
  });

  test('with a line of an order that waits is followed by one that sends it as such', async () => {
    vi.stubGlobal('fetch', () => later<Response>().promise);
    void cart.addToCart(BOWL);
    void cart.addOrderLine(ORDER_LINE);
    await pass(10);
    const { requests } = stubServer(() => answer('', { status: 204 }));
    await loadNextPage();
    await pass(100);
    const writes = requests.filter(({ init }) => init.method !== undefined && init.method !== 'GET');
    expect(writes.map(({ init, url }) => [init.method, url.pathname])).toEqual([
      ['PUT', '/shop/api/v1/sales/orders/addtocart'],
    ]);
  });
});

test('a visit waits for what is added', async () => {
  const waits: Promise<unknown>[] = [];
  void cart.addToCart(BOWL);
  emit(document, 'page-leave', { url: '/fr', waitFor: (work) => void waits.push(work) });
  await Promise.all(waits);
  expect(server.applied).toHaveLength(1);
});
