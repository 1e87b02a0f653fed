import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOptimistic } from '#stores/writes';
import { createCartServer, type CartServer } from '../../support/cart-server.ts';
import { leaveCart, openCart, pass, type OpenCart } from '../../support/cart.ts';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';

let server: CartServer;
let cart: OpenCart;

beforeEach(async () => {
  showPage('');
  watchConsole();
  vi.useFakeTimers();
  cart = await openCart();
  server = createCartServer([2, 5], { latency: () => 100 });
  cart.takeLines(server.lines());
});
afterEach(() => leaveCart(cart));

test('what else changes the totals is written in the cart’s lane, and lines and summary are read afterwards', async () => {
  const log: string[] = [];
  const { version } = cart.$cart.get();
  cart.setQuantity('1', 3);
  const country = createOptimistic({
    confirmed: 'BE',
    write: async (value) => void log.push(`${value} after ${server.applied.length} of the cart`),
    onRejected: () => {},
    queue: (run) => cart.queueCartWrite('country', run),
  });
  await pass(300);
  country.set('FR');
  expect(cart.isFresh()).toBe(false);
  await pass(1_000);
  expect(log).toEqual(['FR after 1 of the cart']);
  expect(country.$state.get()).toEqual({ value: 'FR', status: 'settled' });
  expect(cart.$cart.get().version).toBe(version + 1);
  expect(cart.$cart.get().summary).toEqual(server.summary());
});
