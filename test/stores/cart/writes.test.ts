import '#runtime/requests/sign-in.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCartServer, type CartServer } from '../../support/cart-server.ts';
import { leaveCart, openCart, pass, type OpenCart } from '../../support/cart.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { jsonAnswer, later } from '../../support/server.ts';
import { texts } from '../../../stores/cart/texts.ts';

let server: CartServer;
let cart: OpenCart;
let watched: WatchedConsole;

function open(...args: Parameters<typeof createCartServer>): void {
  server = createCartServer(...args);
  cart.takeLines(server.lines());
  cart.seedSummary(server.summary());
}

beforeEach(async () => {
  showPage('');
  watched = watchConsole();
  vi.useFakeTimers();
  cart = await openCart();
  open([2, 5, 1, 4]);
});
afterEach(() => leaveCart(cart));

const reads = () => server.requests.filter(({ init }) => (init.method ?? 'GET') === 'GET').length;
const written = () => server.applied.map(({ method, id, quantity }) => [method, id, quantity]);
const messages = () => cart.$cart.get().messages;
const noticed = async () => (await import('#stores/notices')).$notices.get().map(({ text }) => text);

describe('quantities of several lines', () => {
  test('that wait are all written [CRT-02]', async () => {
    for (const id of ['1', '2', '3', '4']) cart.setQuantity(id, 9);
    await pass(400);
    expect(written()).toEqual(['1', '2', '3', '4'].map((id) => ['PUT', Number(id), 9]));
  });

  test('that the page before has left are all written', async () => {
    vi.stubGlobal('fetch', () => later<Response>().promise);
    for (const id of ['1', '2', '3', '4']) cart.setQuantity(id, 9);
    dispatchEvent(new Event('pagehide'));
    cart.hide();
    open([2, 5, 1, 4]);
    cart = await openCart();
    await pass(400);
    expect(written()).toHaveLength(4);
  });
});

describe('a retry', () => {
  test('of one line leaves the other ones that failed', async () => {
    server.fail({ method: 'PUT', how: 401 }, { method: 'PUT', how: 401 });
    cart.setQuantity('1', 9);
    cart.setQuantity('2', 9);
    await pass(400);
    expect([messages()['1']?.kind, messages()['2']?.kind]).toEqual(['signed-out', 'signed-out']);
    cart.retry('1');
    await pass(400);
    expect(written()).toEqual([['PUT', 1, 9]]);
    cart.retry();
    await pass(400);
    expect(written()).toEqual([
      ['PUT', 1, 9],
      ['PUT', 2, 9],
    ]);
  });

  test('of a line that has nothing to write, or is not yet sent, changes nothing', async () => {
    cart.retry('1');
    cart.retry('unknown');
    cart.setQuantity('2', 9);
    cart.retry('2');
    await pass(100);
    expect(written()).toEqual([]);
    await pass(300);
    expect(written()).toEqual([['PUT', 2, 9]]);
  });
});

test('a quantity that is set and set back is no write: neither lines nor summary are read', async () => {
  const { version } = cart.$cart.get();
  cart.setQuantity('1', 9);
  cart.setQuantity('1', 2);
  await pass(1_000);
  expect([cart.$cart.get().version, reads(), written()]).toEqual([version, 0, []]);
});

describe('the summary after a write', () => {
  test('is the answer’s own, which needs no read', async () => {
    cart.setQuantity('1', 9);
    await pass(400);
    expect([reads(), cart.$cart.get().summary?.ItemsCount]).toEqual([0, 19]);
  });

  test('is read when the answer has none, and the earlier one is shown meanwhile', async () => {
    open([2, 5], { hasSummary: false });
    const { fetch } = globalThis;
    const gate = later<void>();
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if ((init.method ?? 'GET') === 'GET') await gate.promise;
      return fetch(url, init);
    });
    cart.setQuantity('1', 9);
    await pass(400);
    expect(cart.$cart.get().summary?.ItemsCount).toBe(7);
    gate.resolve();
    await pass(10);
    expect(cart.$cart.get().summary?.ItemsCount).toBe(14);
  });

  test.each([409, 404, 500, 401])('is read when the write failed with %i', async (how) => {
    server.fail({ method: 'PUT', how }, { method: 'PUT', how });
    cart.setQuantity('1', 9);
    await pass(2_000);
    expect(reads()).toBe(1);
  });
});

describe('a line that is gone', () => {
  test('is taken out with its message, and the visitor is told its name once [CRT-02]', async () => {
    server.set(1, undefined);
    cart.setQuantity('1', 9);
    await pass(400);
    expect([cart.$cart.get().lines.length, await noticed()]).toEqual([3, [texts.fr.gone('Item 1')]]);
    expect([cart.$cart.get().pending, messages()]).toEqual([{}, {}]);
  });

  test('that the page does not show is lost without a notice', async () => {
    cart.setQuantity('99', 9, true);
    await pass(400);
    expect([await noticed(), cart.$cart.get().pending]).toEqual([[], {}]);
  });

  test('is gone already when it is removed: that is no loss', async () => {
    server.set(1, undefined);
    cart.removeLine('1');
    await pass(400);
    expect([await noticed(), cart.$cart.get().lines.length, messages()]).toEqual([[], 3, {}]);
  });

  test('and is being added again is lost without a notice, another one with it', async () => {
    server.fail({ method: 'DELETE', how: 500 }, { method: 'DELETE', how: 500 });
    cart.removeLine('1');
    await pass(1_000);
    expect(cart.$cart.get().pending['1']?.phase).toBe('failed');
    server.set(1, undefined);
    server.set(2, undefined);
    cart.setQuantity('2', 9);
    cart.undoRemove('Catalog-1');
    await pass(1_000);
    expect(await noticed()).toEqual([texts.fr.gone('Item 2')]);
    expect(written()).toEqual([['POST', 101, 2]]);
  });
});

describe('a write', () => {
  test('that the server limits says so with the server’s message [CRT-02]', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(
      jsonAnswer({ ...server.summary(), Item: { Quantity: 6 }, Message: 'Plus que 6.' }),
    );
    cart.setQuantity('1', 9);
    await pass(400);
    expect(messages()).toEqual({ '1': { kind: 'limited', quantity: 6, message: 'Plus que 6.' } });
  });

  test('that fails is reported once with its address, a rejected one is not', async () => {
    const failures: string[] = [];
    const listen = (event: Event) => failures.push((event as CustomEvent<{ url: string }>).detail.url);
    document.addEventListener('archipel:api-error', listen);
    server.fail({ method: 'PUT', how: 409 });
    cart.setQuantity('1', 9);
    await pass(1_000);
    expect([failures, watched.errors()]).toEqual([[], []]);
    server.fail({ method: 'PUT', how: 500 }, { method: 'PUT', how: 500 });
    cart.setQuantity('2', 9);
    await pass(1_000);
    document.removeEventListener('archipel:api-error', listen);
    expect(failures).toEqual([expect.stringContaining('/api/v1/shoppingcarts/shoppingcartitems/2')]);
  });

  test('makes a page old that was requested before its answer', async () => {
    const gate = later<Response>();
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce(() => gate.promise);
    cart.setQuantity('1', 9);
    await pass(400);
    cart.recordRefetch();
    expect(cart.isFresh()).toBe(true);
    gate.resolve(jsonAnswer(server.summary()));
    await pass(10);
    expect(cart.isFresh()).toBe(false);
  });

  test('of a removal that is answered late is repeated only while it is still to be removed', async () => {
    server.fail({ method: 'DELETE', how: 'drop' });
    cart.removeLine('1');
    await pass(100);
    cart.setQuantity('1', 3);
    await pass(2_000);
    expect(written()).toEqual([['PUT', 1, 3]]);
  });
});

describe('another write that changes the amounts', () => {
  test('has the summary read, even when it fails, and is reported', async () => {
    cart.queueCartWrite('coupon', () => Promise.reject(new Error('of the store')));
    await pass(10);
    expect(reads()).toBe(1);
    expect(watched.errors().join()).toContain('of the store');
  });

  test('makes a page old that was requested while it ran', async () => {
    const gate = later<void>();
    cart.queueCartWrite('coupon', () => gate.promise);
    await pass(0);
    cart.recordRefetch();
    gate.resolve();
    await pass(10);
    expect(cart.isFresh()).toBe(false);
  });

  test('that throws in a view’s listener stops no other write', async () => {
    const stop = cart.$cart.listen(({ pending }) => {
      if (pending['1']?.phase === 'sending') throw new Error('of a view');
    });
    cart.setQuantity('1', 9);
    cart.setQuantity('2', 9);
    await pass(400);
    stop();
    expect(written()).toHaveLength(2);
    expect(watched.errors().join()).toContain('of a view');
  });
});
