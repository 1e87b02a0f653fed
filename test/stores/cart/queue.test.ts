import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWish } from '#stores/writes';
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
  const country = createWish({
    confirmed: 'BE',
    write: async (wished) => void log.push(`${wished} after ${server.applied.length} of the cart`),
    onRefused: () => {},
    queue: (run) => cart.queueCartWrite('country', run),
  });
  await pass(300);
  country.wish('FR');
  expect(cart.isFresh()).toBe(false);
  await pass(1_000);
  expect(log).toEqual(['FR after 1 of the cart']);
  expect(country.$wanted.get()).toEqual({ value: 'FR', phase: 'settled' });
  expect(cart.$cart.get().version).toBe(version + 1);
  expect(cart.$cart.get().summary).toEqual(server.summary());
});
