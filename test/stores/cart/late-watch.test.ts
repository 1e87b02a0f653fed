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
  server = createCartServer([2, 5, 1]);
  cart.takeLines(server.lines());
});
afterEach(() => leaveCart(cart));

const quantities = () => server.lines().map(({ Quantity }) => Quantity);
const reads = () => server.requests.filter(({ init }) => (init.method ?? 'GET') === 'GET').length;

/** Leaves a page whose writes of 3 are lost on their way, and confirms 6 on the next page. */
async function confirmAfterLost(...ids: string[]): Promise<void> {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', () => later<Response>().promise);
  for (const id of ids) cart.setQuantity(id, 3);
  await pass(300);
  dispatchEvent(new Event('pagehide'));
  cart.hide();
  await pass(2_000);
  vi.stubGlobal('fetch', fetch);
  cart = await openCart();
  cart.takeLines(server.lines());
  cart.seedSummary(server.summary());
  await pass(0);
  for (const id of ids) cart.setQuantity(id, 6);
  await pass(1_000);
}

describe('late writes', () => {
  test('of several lines that arrive are all undone, and each at once [CRT-02]', async () => {
    await confirmAfterLost('1', '2', '3');
    expect(quantities()).toEqual([6, 6, 6]);
    for (const variant of [1, 2, 3]) server.set(variant, 3);
    await pass(2_000);
    expect(quantities()).toEqual([6, 6, 6]);
  });

  test('that have not arrived are looked for by reads alone: nothing is written', async () => {
    await confirmAfterLost('1');
    const [before, writes] = [reads(), server.applied.length];
    await pass(6_100);
    expect([reads() - before, server.applied.length]).toEqual([4, writes]);
  });

  test('are looked for again when a read of the cart has failed', async () => {
    await confirmAfterLost('1');
    server.set(1, 3);
    server.fail({ method: 'GET', how: 500 });
    await pass(1_600);
    expect(quantities()[0]).toBe(3);
    await pass(1_600);
    expect(quantities()[0]).toBe(6);
  });

  test('never replace a quantity that the visitor is choosing', async () => {
    await confirmAfterLost('1');
    server.set(1, 3);
    await pass(1_000);
    cart.setQuantity('1', 8);
    await pass(300);
    await pass(3_000);
    expect([quantities()[0], server.applied.at(-1)?.quantity]).toEqual([8, 8]);
  });

  test('are not looked for when nothing shows the cart any more', async () => {
    await confirmAfterLost('1');
    const before = reads();
    cart.hide();
    await pass(2_000);
    const after = reads();
    await pass(10_000);
    expect([reads(), after - before <= 1]).toEqual([after, true]);
  });

  test('of a removed line have nothing to look for', async () => {
    await confirmAfterLost('1');
    cart.removeLine('1');
    // The read that was planned before the removal is the last one.
    await pass(2_000);
    const before = reads();
    await pass(10_000);
    expect(reads()).toBe(before);
  });
});
