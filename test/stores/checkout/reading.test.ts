import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pass } from '../../support/cart.ts';
import { createCheckoutShop, type CheckoutShop } from '../../support/checkout-shop.ts';
import { leaveOrder, openOrder, type OpenOrder } from '../../support/checkout-store.ts';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import type { CheckoutState } from '../../../stores/checkout/state.ts';

const WRITTEN = { countries: { shipping: 'BE', billing: 'BE' }, method: '1' };

let shop: CheckoutShop;
let order: OpenOrder;

beforeEach(async () => {
  watchConsole();
  showPage('');
  vi.useFakeTimers();
  shop = createCheckoutShop({ latency: () => 100 });
  order = await openOrder();
  order.checkout.confirmCheckout(WRITTEN);
});
afterEach(() => leaveOrder(order));

/** Shows the requested page, as a view does. */
function showRead(): void {
  order.checkout.recordCheckoutRefetch();
  order.checkout.recordCheckoutShown(order.checkout.$checkoutVersion.get());
}
const phase = () => order.checkout.$checkout.get().phase;

describe('the page', () => {
  test('is to be read until it is shown for the first time', () => {
    expect(order.checkout.$checkout.get()).toEqual({ phase: 'reading', stale: [] });
    showRead();
    expect(phase()).toBe('saved');
  });

  test('is read again when asked, though nothing has changed', () => {
    showRead();
    const before = order.checkout.$checkoutVersion.get();
    order.checkout.refetchCheckout();
    expect([order.checkout.$checkoutVersion.get() - before, phase()]).toEqual([1, 'reading']);
    expect(order.checkout.isCheckoutFresh()).toBe(true);
  });

  test('is read again when the cart has changed', () => {
    showRead();
    const before = order.checkout.$checkoutVersion.get();
    order.cart.$cart.set({ ...order.cart.$cart.get(), version: 5 });
    expect([order.checkout.$checkoutVersion.get() - before, phase()]).toEqual([5, 'reading']);
  });

  test('that could not be read is a failure, until it is shown or tried again', () => {
    showRead();
    order.checkout.chooseUnsaved('PrepaidAccountId');
    order.checkout.recordCheckoutUnread(true);
    expect(order.checkout.$checkout.get()).toEqual({
      phase: 'failed',
      stale: ['totals'],
      failure: { kind: 'amounts' },
    });
    order.checkout.recordCheckoutUnread(false);
    expect(phase()).toBe('reading');
    order.checkout.recordCheckoutUnread(true);
    showRead();
    expect(phase()).toBe('saved');
  });

  test('is fresh until something is chosen or written after its request', async () => {
    showRead();
    expect(order.checkout.isCheckoutFresh()).toBe(true);
    order.checkout.chooseUnsaved('PrepaidAccountId');
    expect(order.checkout.isCheckoutFresh()).toBe(false);
    order.checkout.recordCheckoutRefetch();
    expect(order.checkout.isCheckoutFresh()).toBe(true);
    order.cart.recordWrite();
    expect(order.checkout.isCheckoutFresh()).toBe(false);
  });
});

describe('something is being written', () => {
  test('while a choice is saved', async () => {
    expect(order.checkout.$isCheckoutWriting.get()).toBe(false);
    order.checkout.chooseMethod('2');
    expect(order.checkout.$isCheckoutWriting.get()).toBe(true);
    await pass(1_000);
    expect(order.checkout.$isCheckoutWriting.get()).toBe(false);
  });

  test('while a line of the cart has a quantity that the server does not have', async () => {
    const stop = order.checkout.$isCheckoutWriting.listen(() => {});
    order.cart.takeLines([{ Id: 1, Quantity: 1, ItemName: 'Bol' }]);
    order.cart.setQuantity('1', 3);
    expect(order.checkout.$isCheckoutWriting.get()).toBe(true);
    order.cart.setQuantity('1', 1);
    expect(order.checkout.$isCheckoutWriting.get()).toBe(false);
    stop();
  });
});

describe('an order that is sent', () => {
  /** Waits for the saved state; `answers` has it as soon as it is there. */
  function wait(limit: number): CheckoutState[] {
    const answers: CheckoutState[] = [];
    void order.checkout.whenCheckoutSaved(limit).then((state) => answers.push(state));
    return answers;
  }

  test('does not wait when all is saved and shown', async () => {
    showRead();
    const answers = wait(5_000);
    await pass(0);
    expect(answers).toEqual([{ phase: 'saved', stale: [] }]);
  });

  test('waits for a choice, and for the page that shows it', async () => {
    showRead();
    order.checkout.chooseMethod('2');
    const answers = wait(5_000);
    await pass(1_000);
    expect([answers, phase(), shop.method()]).toEqual([[], 'reading', '2']);
    showRead();
    await pass(0);
    expect(answers).toEqual([{ phase: 'saved', stale: [] }]);
  });

  test('does not wait for what has failed', async () => {
    showRead();
    shop.setFaults({ path: '/shippingmethods', how: 409, message: 'Pas ici.' });
    order.checkout.chooseMethod('2');
    const answers = wait(60_000);
    await pass(1_000);
    expect(answers).toMatchObject([{ phase: 'failed', failure: { message: 'Pas ici.' } }]);
  });

  test('waits no longer than the limit for a page that does not come', async () => {
    showRead();
    order.checkout.chooseMethod('2');
    const answers = wait(5_000);
    await pass(4_900);
    expect(answers).toEqual([]);
    await pass(200);
    expect(answers).toMatchObject([{ phase: 'reading' }]);
  });

  test('waits no longer than the limit for an answer that does not come', async () => {
    showRead();
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    order.checkout.chooseMethod('2');
    const answers = wait(3_000);
    await pass(2_900);
    expect(answers).toEqual([]);
    await pass(200);
    expect(answers).toMatchObject([{ phase: 'writing' }]);
    vi.unstubAllGlobals();
    await pass(60_000);
  });
});
