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

/** Leaves the page and opens the next one with an empty store. */
async function loadNextPage(): Promise<void> {
  dispatchEvent(new Event('pagehide'));
  cart.hide();
  await pass(2_000);
  cart = await openCart();
}

describe('a write of the page before that arrives late', () => {
  /** Sends a write and opens the next page before it arrives; returns a function that lets it arrive. */
  async function leaveOneInFlight(quantity: number): Promise<() => Promise<void>> {
    const { fetch } = globalThis;
    let arrive: () => Promise<unknown> = () => Promise.resolve();
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      vi.stubGlobal('fetch', fetch);
      arrive = () => fetch(url, init);
      return later<Response>().promise;
    });
    cart.setQuantity('1', quantity);
    await pass(300);
    await loadNextPage();
    cart.takeLines(server.lines());
    cart.seedSummary(server.summary());
    await pass(0);
    return async () => void (await arrive());
  }
  const serverQuantity = () => server.lines()[0]?.Quantity;

  test('never wins over what this page has had confirmed [CRT-02]', async () => {
    const arrive = await leaveOneInFlight(3);
    cart.setQuantity('1', 6);
    await pass(1_000);
    await arrive();
    expect(serverQuantity()).toBe(3);
    await pass(5_000);
    expect([serverQuantity(), cart.$cart.get().lines[0]?.Quantity]).toEqual([6, 6]);
    expect(cart.$cart.get().summary).toEqual(server.summary());
  });

  test('never wins over the page after the next one either [CRT-02]', async () => {
    const arrive = await leaveOneInFlight(3);
    cart.setQuantity('1', 6);
    await pass(1_000);
    await loadNextPage();
    cart.seedSummary(server.summary());
    await arrive();
    await pass(5_000);
    expect(serverQuantity()).toBe(6);
  });

  test('is looked for no longer than half a minute, and not at all when it can do no harm', async () => {
    const reads = () => server.requests.filter(({ init }) => init.method === 'GET').length;
    await leaveOneInFlight(3);
    await pass(20_000);
    expect(reads(), 'the same is wished').toBe(0);
    await leaveOneInFlight(4);
    cart.setQuantity('1', 6);
    await pass(30_000);
    const looked = reads();
    expect(looked).toBeGreaterThan(3);
    await pass(60_000);
    expect(reads()).toBe(looked);
  });

  test('is none when another tab has changed the cart since', async () => {
    const channels: Channel[] = [];
    class Channel {
      onmessage?: (event: { data: unknown }) => void;
      constructor() {
        channels.push(this);
      }
      postMessage = () => {};
      close = () => {};
    }
    vi.stubGlobal('BroadcastChannel', Channel);
    await leaveOneInFlight(3);
    cart.setQuantity('1', 6);
    await pass(1_000);
    server.set(1, 8);
    channels.at(-1)!.onmessage!({ data: 'archipel 1 changed' });
    await pass(10_000);
    expect(serverQuantity()).toBe(8);
  });
});
