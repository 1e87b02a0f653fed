import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCartServer, type CartServer } from '../../support/cart-server.ts';
import { leaveCart, openCart, pass, type OpenCart } from '../../support/cart.ts';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { later } from '../../support/server.ts';

let server: CartServer;
let cart: OpenCart;

beforeEach(async () => {
  showPage('');
  watchConsole();
  vi.useFakeTimers();
  cart = await openCart();
  server = createCartServer([2, 5]);
  cart.takeLines(server.lines());
});
afterEach(() => leaveCart(cart));

const written = () => server.applied.map(({ method, id, quantity }) => [method, id, quantity]);

describe('an addition that waited for its turn when the page went', () => {
  test('is done by the next page, once', async () => {
    const { fetch } = globalThis;
    const gate = later<Response>();
    vi.stubGlobal('fetch', () => gate.promise);
    cart.setQuantity('1', 3);
    await pass(300);
    void cart.addToCart({ ProductVariantId: 7, Quantity: 2, Name: 'Bol' });
    dispatchEvent(new Event('pagehide'));
    cart.hide();
    vi.stubGlobal('fetch', fetch);
    cart = await openCart();
    await pass(1_000);
    expect(written()).toContainEqual(['POST', 101, 2]);
    expect(written().filter(([method]) => method === 'POST')).toHaveLength(1);
  });
});

const left = (more: object = {}) => ({
  version: 3,
  at: Date.now(),
  isAdding: false,
  pending: [{ id: '1', quantity: 9 }],
  late: [],
  adds: [],
  ...more,
});
const idIs = (id: unknown) => left({ pending: [{ id, quantity: null }] });

test.each<[string, () => unknown]>([
  ['is no JSON', () => 'nonsense'],
  ['is a list', () => []],
  ['is null', () => null],
  ['is something else', () => ({ pending: 'all' })],
  ['is too old', () => left({ at: 0 })],
  ['is of another version', () => left({ version: 1 })],
  ['has no version', () => left({ version: undefined })],
  ['names no line', () => idIs('')],
  ['names the collection', () => idIs('.')],
  ['names what is above it', () => idIs('..')],
  ['names a number', () => idIs(1)],
  ['wishes a text', () => left({ pending: [{ id: '1', quantity: 'all' }] })],
  [
    'wishes more than any shopper',
    () => left({ pending: Array.from({ length: 3_000 }, (_, i) => ({ id: `${i}`, quantity: 1 })) }),
  ],
  ['adds nonsense', () => left({ adds: [{ ProductVariantId: {} }] })],
  ['expects nonsense', () => left({ late: [{ id: '..', quantity: 1, at: 0 }] })],
])('a handover that %s is nothing', async (_what, make) => {
  const value = make();
  cart.hide();
  await pass(2_000);
  sessionStorage.setItem('archipel-cart ', typeof value === 'string' ? value : JSON.stringify(value));
  cart = await openCart();
  await pass(2_000);
  expect([written(), cart.$cart.get().pending, server.requests]).toEqual([[], {}, []]);
});

test('a handover as it should be is taken', async () => {
  cart.hide();
  await pass(2_000);
  sessionStorage.setItem('archipel-cart ', JSON.stringify(left()));
  cart = await openCart();
  await pass(0);
  expect(written()).toEqual([['PUT', 1, 9]]);
});
