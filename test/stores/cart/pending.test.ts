import '#runtime/requests/sign-in.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCartServer, type CartServer } from '../../support/cart-server.ts';
import { leaveCart, openCart, pass, type OpenCart } from '../../support/cart.ts';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { later } from '../../support/server.ts';

let server: CartServer;
let cart: OpenCart;

function open(...args: Parameters<typeof createCartServer>): void {
  server = createCartServer(...args);
  cart.takeLines(server.lines());
}

const quantityOf = (id: number) => cart.$cart.get().lines.find((line) => line.Id === id)?.Quantity;
const written = () => server.applied.map(({ method, id, quantity }) => [method, id, quantity]);

beforeEach(async () => {
  showPage('');
  watchConsole();
  vi.useFakeTimers();
  cart = await openCart();
  open([2, 5]);
});
afterEach(() => leaveCart(cart));

describe('a quantity', () => {
  test('wished a hundred times in quick succession is one write, the last [CRT-02]', async () => {
    for (let quantity = 3; quantity <= 102; quantity += 1) cart.setQuantity('1', quantity);
    await pass(300);
    expect(written()).toEqual([['PUT', 1, 102]]);
  });

  test('wished and wished back is no write at all', async () => {
    cart.setQuantity('1', 3);
    cart.setQuantity('1', 2);
    await pass(1_000);
    expect(written()).toEqual([]);
  });

  test('wished while another is under way is written after it, never beside it', async () => {
    const gate = later<Response>();
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementationOnce(() => gate.promise);
    cart.setQuantity('1', 3);
    await pass(300);
    cart.setQuantity('1', 4);
    cart.setQuantity('1', 5);
    await pass(1_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    gate.resolve(new Response(null, { status: 204 }));
    await pass(0);
    expect(written()).toEqual([['PUT', 1, 5]]);
    expect(quantityOf(1)).toBe(5);
  });

  test('is sent with keepalive and without a signal, so that nothing can take it back', async () => {
    cart.setQuantity('1', 3);
    await pass(300);
    const { init } = server.requests.find((request) => request.init.method === 'PUT')!;
    expect([init.keepalive, init.signal]).toEqual([true, undefined]);
    expect(JSON.parse(String(init.body))).toEqual({ Quantity: 3 });
  });

  test('of several lines goes in the order in which they were wished', async () => {
    cart.setQuantity('2', 6);
    cart.setQuantity('1', 3);
    await pass(300);
    expect(written()).toEqual([
      ['PUT', 2, 6],
      ['PUT', 1, 3],
    ]);
  });

  test('whose answer is lost is sent a second time by itself', async () => {
    server.fail({ method: 'PUT', how: 'late' });
    cart.setQuantity('1', 3);
    await pass(1_000);
    expect(written()).toEqual([
      ['PUT', 1, 3],
      ['PUT', 1, 3],
    ]);
    expect([quantityOf(1), cart.$cart.get().messages]).toEqual([3, {}]);
  });

  test('that fails twice is kept, told at its line, and sent again when asked', async () => {
    server.fail({ method: 'PUT', how: 500 }, { method: 'PUT', how: 'drop' });
    cart.setQuantity('1', 3);
    await pass(1_000);
    expect(cart.$cart.get().messages['1']?.kind).toBe('unsaved');
    expect(cart.$cart.get().pending['1']?.quantity).toBe(3);
    cart.retry('1');
    await pass(0);
    expect([written(), cart.$cart.get().pending, cart.$cart.get().messages]).toEqual([
      [['PUT', 1, 3]],
      {},
      {},
    ]);
  });

  test('that is not sent again when a newer one is wished between the attempts', async () => {
    server.fail({ method: 'PUT', how: 'drop' });
    cart.setQuantity('1', 3);
    await pass(400);
    cart.setQuantity('1', 4);
    await pass(1_000);
    expect(written()).toEqual([['PUT', 1, 4]]);
  });

  test('that the server refuses says why, and is what it was', async () => {
    cart.setQuantity('1', 2_000);
    await pass(300);
    expect(cart.$cart.get().messages['1']).toEqual({ kind: 'rejected', message: 'Trop.' });
    expect([quantityOf(1), cart.$cart.get().pending]).toEqual([2, {}]);
  });

  test('of a line that is gone says so, and the line goes', async () => {
    server.set(1, undefined);
    cart.setQuantity('1', 3);
    await pass(300);
    expect(quantityOf(1)).toBeUndefined();
    const { $notices } = await import('#stores/notices');
    expect($notices.get().at(-1)?.text).toContain('Item 1');
  });

  test('that needs a sign-in is kept for a later replay [CRT-02]', async () => {
    server.fail({ method: 'PUT', how: 401 });
    cart.setQuantity('1', 3);
    await pass(1_000);
    expect([cart.$cart.get().messages['1']?.kind, written()]).toEqual(['signed-out', []]);
    cart.retry();
    await pass(0);
    expect(written()).toEqual([['PUT', 1, 3]]);
  });

  test('that the network took away is sent again when the network is back', async () => {
    server.fail({ method: 'PUT', how: 'drop' }, { method: 'PUT', how: 'drop' });
    cart.setQuantity('1', 3);
    await pass(1_000);
    dispatchEvent(new Event('online'));
    await pass(0);
    expect(written()).toEqual([['PUT', 1, 3]]);
  });
});

describe('when the lane has drained', () => {
  test('the lines are asked for once, however many were written', async () => {
    const { version } = cart.$cart.get();
    cart.setQuantity('1', 3);
    cart.setQuantity('2', 6);
    await cart.cartIdle();
    expect(cart.$cart.get().version).toBe(version + 1);
  });

  test('an answer that said the summary saves reading it', async () => {
    cart.setQuantity('1', 3);
    await pass(300);
    expect(cart.$cart.get().summary).toEqual(server.summary());
    expect(server.requests.map(({ init }) => init.method)).toEqual(['PUT']);
  });

  test('a silent server is asked for the summary [CRT-02]', async () => {
    open([2, 5], { hasSummary: false });
    cart.setQuantity('1', 3);
    await pass(300);
    expect(cart.$cart.get().summary).toEqual(server.summary());
    expect(server.requests.map(({ init }) => init.method)).toEqual(['PUT', 'GET']);
  });

  test('lines that were asked for before a write are shown and asked for again', async () => {
    cart.setQuantity('1', 3);
    await pass(300);
    const { version } = cart.$cart.get();
    cart.takeLines([{ Id: 1, Quantity: 2, ItemName: 'Item 1' }]);
    expect([cart.$cart.get().isStale, cart.$cart.get().version]).toEqual([true, version + 1]);
  });
});

test('a listener of the cart that throws is reported, and spoils no write', async () => {
  const { errors } = watchConsole();
  const stop = cart.$cart.listen(() => {
    throw new Error('This view is broken.');
  });
  cart.setQuantity('1', 3);
  await pass(300);
  cart.setQuantity('2', 6);
  await pass(300);
  stop();
  expect(written()).toEqual([
    ['PUT', 1, 3],
    ['PUT', 2, 6],
  ]);
  expect(cart.$cart.get().pending).toEqual({});
  expect(errors().join()).toContain('This view is broken.');
});
