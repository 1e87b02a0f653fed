// The lazy module of a missing sign-in is imported here, before the clock is faked.
import '#runtime/requests/sign-in.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCartServer, type CartServer } from '../../support/cart-server.ts';
import { leaveCart, openCart, pass, type OpenCart } from '../../support/cart.ts';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { jsonAnswer, later } from '../../support/server.ts';

const KEY = 'Catalog-1';

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
const removal = () => cart.$cart.get().removals[KEY];
const addition = () => server.requests.find(({ init }) => init.method === 'POST');
/** Reads the lines again, as the cart's page does after a write. */
function reread(): void {
  cart.recordRefetch();
  cart.takeLines(server.lines());
}
async function remove(): Promise<void> {
  cart.removeLine('1');
  await pass(100);
}

describe('an undo', () => {
  test('adds the removed line by the fields of its product [CRT-02] [PRD-06]', async () => {
    await remove();
    cart.undoRemove(KEY);
    expect(removal()?.phase).toBe('returning');
    await pass(100);
    expect(JSON.parse(String(addition()!.init.body))).toEqual({
      ProductVariantId: 1,
      Quantity: 2,
      Name: 'Item 1',
    });
    expect(removal()?.phase).toBe('answered');
  });

  test('of a line that was never removed, or that says nothing to add, is none', async () => {
    cart.undoRemove('Catalog-9');
    cart.undoRemove(KEY);
    await pass(100);
    cart.takeLines([{ Id: 1, Quantity: 2, ItemName: 'Bol', ItemOriginAndKey: KEY }]);
    await remove();
    cart.undoRemove(KEY);
    await pass(100);
    expect([addition(), removal()?.phase]).toEqual([undefined, 'removed']);
  });

  test('pressed twice adds once', async () => {
    await remove();
    cart.undoRemove(KEY);
    cart.undoRemove(KEY);
    await pass(100);
    expect(written()).toEqual([
      ['DELETE', 1, undefined],
      ['POST', 101, 2],
    ]);
  });

  test('before the removal was sent is no write of its own', async () => {
    const gate = later<Response>();
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce(() => gate.promise);
    cart.setQuantity('2', 6);
    await pass(300);
    cart.removeLine('1');
    cart.undoRemove(KEY);
    gate.resolve(jsonAnswer(server.summary()));
    await pass(1_000);
    expect(written()).toEqual([]);
    expect(removal()?.phase).toBe('back');
  });

  test.each([
    [409, { kind: 'rejected', message: 'Épuisé.' }],
    [401, { kind: 'signed-out', message: undefined }],
  ])('that is answered by %i stays a removal, with its reason', async (how, message) => {
    await remove();
    server.fail({ method: 'POST', how, body: how === 409 ? { Message: 'Épuisé.' } : {} });
    cart.undoRemove(KEY);
    await vi.dynamicImportSettled();
    await pass(100);
    expect(removal()).toMatchObject({ phase: 'removed', message });
  });

  test('of a removal that never arrived writes the quantity of the line, and adds nothing', async () => {
    server.fail({ method: 'DELETE', how: 500 }, { method: 'DELETE', how: 500 });
    cart.removeLine('1');
    await pass(1_000);
    expect(cart.$cart.get().pending['1']?.phase).toBe('failed');
    cart.undoRemove(KEY);
    await pass(1_000);
    expect([written(), removal()?.phase]).toEqual([[['PUT', 1, 2]], 'back']);
    expect([cart.$cart.get().pending, cart.$cart.get().messages]).toEqual([{}, {}]);
  });

  test('of a removal that had arrived after all adds the line', async () => {
    server.fail({ method: 'DELETE', how: 500 }, { method: 'DELETE', how: 500 });
    cart.removeLine('1');
    await pass(1_000);
    server.set(1, undefined);
    cart.undoRemove(KEY);
    await pass(1_000);
    expect([written(), removal()?.phase]).toEqual([[['POST', 101, 2]], 'answered']);
    reread();
    expect(removal()?.phase).toBe('back');
  });

  test('whose line another tab has brought back meanwhile adds nothing', async () => {
    await remove();
    const gate = later<Response>();
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce(() => gate.promise);
    cart.setQuantity('2', 6);
    await pass(300);
    cart.undoRemove(KEY);
    server.add({ ProductVariantId: 1, Quantity: 2 });
    server.applied.length = 0;
    reread();
    cart.recordWrite();
    gate.resolve(jsonAnswer(server.summary()));
    await pass(1_000);
    expect(server.applied.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
