import '#runtime/requests/sign-in.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emit } from '#runtime';
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
/** Simulates a new read of the cart page. */
function reread(): void {
  cart.recordRefetch();
  cart.takeLines(server.lines());
}
const written = () => server.applied.map(({ method, id, quantity }) => [method, id, quantity]);

beforeEach(async () => {
  showPage('');
  watchConsole();
  vi.useFakeTimers();
  cart = await openCart();
  open([2, 5]);
});
afterEach(() => leaveCart(cart));

describe('a removal', () => {
  test('is a write at once, and the summary is true while it can be undone [CRT-02]', async () => {
    cart.removeLine('1');
    await pass(0);
    expect(written()).toEqual([['DELETE', 1, undefined]]);
    expect([quantityOf(1), cart.$cart.get().summary]).toEqual([undefined, server.summary()]);
    expect(cart.$cart.get().removals['Catalog-1']).toMatchObject({ phase: 'removed', quantity: 2 });
  });

  test('undone before its turn has come is no write at all', async () => {
    const gate = later<Response>();
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce(() => gate.promise);
    cart.setQuantity('2', 6);
    await pass(300);
    cart.removeLine('1');
    cart.undoRemove('Catalog-1');
    gate.resolve(new Response(null, { status: 204 }));
    await pass(1_000);
    expect(written()).toEqual([]);
    expect([quantityOf(1), cart.$cart.get().pending]).toEqual([2, {}]);
  });

  test('undone adds the line again, once, with the quantity that was wished [CRT-02] [CRT-08]', async () => {
    cart.setQuantity('1', 3);
    cart.removeLine('1');
    await pass(0);
    cart.undoRemove('Catalog-1');
    cart.undoRemove('Catalog-1');
    await pass(0);
    expect(written()).toEqual([
      ['DELETE', 1, undefined],
      ['POST', 101, 3],
    ]);
    expect(JSON.parse(String(server.requests.at(-1)!.init.body))).toEqual({
      ProductVariantId: 1,
      Quantity: 3,
      Name: 'Item 1',
    });
    reread();
    expect(cart.$cart.get().removals['Catalog-1']?.phase).toBe('back');
    expect(cart.$cart.get().summary).toEqual(server.summary());
  });

  test('undone while it is under way is undone after its answer', async () => {
    const gate = later<Response>();
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce(() => gate.promise);
    cart.removeLine('1');
    await pass(0);
    cart.undoRemove('Catalog-1');
    await pass(1_000);
    expect(written()).toEqual([]);
    server.set(1, undefined);
    gate.resolve(new Response(null, { status: 204 }));
    await pass(0);
    expect(written()).toEqual([['POST', 101, 2]]);
  });

  test.each([
    [
      'never arrived',
      () => server.fail({ method: 'DELETE', how: 'drop' }, { method: 'DELETE', how: 'drop' }),
      [1, 2],
    ],
    [
      'lost its answers',
      () => server.fail({ method: 'DELETE', how: 'late' }, { method: 'DELETE', how: 'drop' }),
      [101, 2],
    ],
  ])('that %s and is undone leaves the line as it was', async (_how, fail, [id, quantity]) => {
    fail();
    cart.removeLine('1');
    await pass(0);
    cart.undoRemove('Catalog-1');
    await pass(1_000);
    reread();
    expect(server.lines().find(({ ItemName }) => ItemName === 'Item 1')).toMatchObject({
      Id: id,
      Quantity: quantity,
    });
    expect([cart.$cart.get().pending, cart.$cart.get().messages]).toEqual([{}, {}]);
    expect(cart.$cart.get().removals['Catalog-1']?.phase).toBe('back');
    const { $notices } = await import('#stores/notices');
    expect($notices.get()).toEqual([]);
  });

  describe('whose undo', () => {
    const undoWith = async (...faults: Parameters<CartServer['fail']>) => {
      cart.removeLine('1');
      await pass(0);
      server.fail(...faults);
      cart.undoRemove('Catalog-1');
      await pass(1_000);
      return cart.$cart.get().removals['Catalog-1'];
    };
    const additions = () => server.applied.filter(({ method }) => method === 'POST').length;

    test('is refused says why in the server’s words, and can be tried again', async () => {
      const removal = await undoWith({ method: 'POST', how: 409, body: { Message: 'Épuisé.' } });
      expect(removal).toMatchObject({ phase: 'removed', message: { kind: 'rejected', message: 'Épuisé.' } });
      cart.undoRemove('Catalog-1');
      await pass(0);
      expect(additions()).toBe(1);
    });

    test('needs a sign-in says so', async () => {
      expect(await undoWith({ method: 'POST', how: 401 })).toMatchObject({ message: { kind: 'signed-out' } });
    });

    test('loses its answer is never repeated: the lines tell that it was done', async () => {
      expect(await undoWith({ method: 'POST', how: 'late' })).toMatchObject({ phase: 'answered' });
      cart.undoRemove('Catalog-1');
      await pass(1_000);
      expect(additions()).toBe(1);
      reread();
      expect(cart.$cart.get().removals['Catalog-1']?.phase).toBe('back');
    });

    test('never arrives is not repeated either: the lines tell, and the shopper decides', async () => {
      await undoWith({ method: 'POST', how: 'drop' });
      reread();
      expect(cart.$cart.get().removals['Catalog-1']).toMatchObject({
        phase: 'removed',
        message: { kind: 'unsaved' },
      });
      expect(additions()).toBe(0);
    });
  });

  test('that failed and is tried again can be undone again', async () => {
    server.fail({ method: 'DELETE', how: 500 }, { method: 'DELETE', how: 500 });
    cart.removeLine('1');
    await pass(1_000);
    expect(cart.$cart.get().messages['1']?.kind).toBe('unsaved');
    cart.retry('1');
    await pass(0);
    expect(cart.$cart.get().removals['Catalog-1']?.phase).toBe('removed');
    expect(written()).toEqual([['DELETE', 1, undefined]]);
  });

  test('is forgotten with its undo when another page comes', async () => {
    cart.removeLine('1');
    await pass(0);
    emit(document, 'page-loaded', { url: '/fr' });
    expect(cart.$cart.get().removals).toEqual({});
  });

  test('whose answer is lost is repeated, and “not found” then means done', async () => {
    server.fail({ method: 'DELETE', how: 'late' });
    cart.removeLine('1');
    await pass(9_000);
    expect([quantityOf(1), cart.$cart.get().pending, cart.$cart.get().messages]).toEqual([undefined, {}, {}]);
  });

  test('goes before what was wished of another line just before', async () => {
    cart.removeLine('1');
    cart.setQuantity('2', 6);
    await cart.cartIdle();
    expect(written()).toEqual([
      ['DELETE', 1, undefined],
      ['PUT', 2, 6],
    ]);
  });
});

const EMPTY_ANSWERS = ['', 'null', '{}', '[]', '""'];
const BROKEN_ANSWERS = ['{"Message":', '<!doctype html><title>Other page</title>'];

describe('an answer of 200 that has done nothing [CRT-02]', () => {
  test.each(EMPTY_ANSWERS)('a removal answered with %j: the line is back and says so', async (text) => {
    server.fail({ method: 'DELETE', how: 200, text });
    cart.removeLine('1');
    await cart.cartIdle();
    reread();
    expect(quantityOf(1)).toBe(2);
    const { messages, pending } = cart.$cart.get();
    expect([messages['1']?.kind, pending]).toEqual(['not-removed', {}]);
  });

  test.each(BROKEN_ANSWERS)('a removal answered with %j waits for its retry', async (text) => {
    server.fail({ method: 'DELETE', how: 200, text }, { method: 'DELETE', how: 200, text });
    cart.removeLine('1');
    await pass(2_000);
    reread();
    expect(cart.$cart.get().messages['1']?.kind).toBe('unsaved');
    cart.retry('1');
    await cart.cartIdle();
    expect(server.lines()).toHaveLength(1);
  });

  test.each(EMPTY_ANSWERS)('a quantity answered with %j: the real one is shown and said', async (text) => {
    server.fail({ method: 'PUT', how: 200, text });
    cart.setQuantity('1', 4);
    await cart.cartIdle();
    reread();
    expect(quantityOf(1)).toBe(2);
    expect(cart.$cart.get().messages['1']).toMatchObject({ kind: 'limited', quantity: 2 });
  });

  test.each(BROKEN_ANSWERS)('a quantity answered with %j says how many the cart has', async (text) => {
    server.fail({ method: 'PUT', how: 200, text }, { method: 'PUT', how: 200, text });
    cart.setQuantity('1', 4);
    await pass(2_000);
    reread();
    const { messages, pending } = cart.$cart.get();
    expect(messages['1']).toEqual({ kind: 'unsaved', quantity: 2 });
    expect(pending['1']).toMatchObject({ quantity: 4, phase: 'failed' });
  });
});
