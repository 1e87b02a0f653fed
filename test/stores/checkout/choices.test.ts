import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pass } from '../../support/cart.ts';
import { createCheckoutShop, type CheckoutShop } from '../../support/checkout-shop.ts';
import { leaveOrder, openOrder, type OpenOrder } from '../../support/checkout-store.ts';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { later } from '../../support/server.ts';

const FR = { shipping: 'FR', billing: 'BE' };
const WRITTEN = { countries: { shipping: 'BE', billing: 'BE' }, method: '1' };

let shop: CheckoutShop;
let order: OpenOrder;

beforeEach(async () => {
  watchConsole();
  showPage('');
  vi.useFakeTimers();
  shop = createCheckoutShop();
  order = await openOrder();
  order.checkout.confirmCheckout(WRITTEN);
  showRead();
});
afterEach(() => leaveOrder(order));

/** Shows the requested page, as a view does. */
function showRead(): void {
  order.checkout.recordCheckoutRefetch();
  order.checkout.recordCheckoutShown(order.checkout.$checkoutVersion.get());
}
const state = () => order.checkout.$checkout.get();
const bodies = (call: string) => shop.posts(call).map(({ init }) => JSON.parse(String(init.body)) as unknown);
const posted = () =>
  shop.requests.filter(({ init }) => init.method === 'POST').map(({ url }) => url.pathname.split('/').at(-1));

describe('a choice', () => {
  test('of a country is saved by its call, and the page is read afterwards [CHK-05]', async () => {
    expect(state()).toEqual({ phase: 'saved', stale: [] });
    order.checkout.chooseCountries('ShippingCountryId', FR);
    expect(state()).toMatchObject({ phase: 'writing', stale: ['methods', 'totals', 'pickup'] });
    await pass(100);
    expect(bodies('/shippingcountries')).toEqual([{ ShippingCountryId: 'FR', BillingCountryId: 'BE' }]);
    const { url, init } = shop.posts('/shippingcountries')[0]!;
    expect([url.pathname, init.keepalive]).toEqual(['/api/v1/shoppingcarts/shippingcountries', true]);
    expect(state().phase).toBe('reading');
    showRead();
    expect(state()).toEqual({ phase: 'saved', stale: [] });
  });

  test('of a method is saved by its call', async () => {
    order.checkout.chooseMethod('2');
    expect(state().stale).toEqual(['totals', 'pickup']);
    await pass(100);
    expect([bodies('/shippingmethods'), shop.method()]).toEqual([[{ ShippingMethodId: '2' }], '2']);
  });

  test('of a method waits for the countries before it', async () => {
    order.checkout.chooseCountries('BillingCountry', FR);
    order.checkout.chooseMethod('2');
    await pass(100);
    expect(posted()).toEqual(['shippingcountries', 'shippingmethods']);
  });

  test('without a call of its own asks for the page at once, once for each change', () => {
    const before = order.checkout.$checkoutVersion.get();
    order.checkout.chooseUnsaved('PrepaidAccountId');
    order.checkout.chooseUnsaved('BillingVAT');
    expect(order.checkout.$checkoutVersion.get()).toBe(before + 2);
    expect(state()).toEqual({ phase: 'reading', stale: ['totals'] });
    expect(posted()).toEqual([]);
  });

  test('that is rejected stays with the server’s message, until it is accepted', async () => {
    shop.setFaults({ path: '/shippingmethods', how: 409, message: 'Pas ici.' });
    order.checkout.chooseMethod('2');
    await pass(100);
    expect(state()).toMatchObject({ phase: 'failed', failure: { kind: 'choice', message: 'Pas ici.' } });
    shop.setFaults();
    order.checkout.retryCheckout();
    await pass(100);
    expect(bodies('/shippingmethods')).toEqual([{ ShippingMethodId: '2' }, { ShippingMethodId: '2' }]);
    expect(state().phase).toBe('reading');
  });

  test('that is rejected is replaced by another one', async () => {
    shop.setFaults({ path: '/shippingcountries', how: 409, message: 'Non.', times: 1 });
    order.checkout.chooseCountries('ShippingCountryId', FR);
    await pass(100);
    expect(state().failure).toEqual({ kind: 'choice', message: 'Non.' });
    order.checkout.chooseCountries('ShippingCountryId', { shipping: 'DE', billing: 'DE' });
    expect(state().phase).toBe('writing');
    await pass(100);
    expect([state().phase, shop.state.shipping]).toEqual(['reading', 'DE']);
  });

  test('that fails twice waits for a retry', async () => {
    shop.setFaults({ path: '/shippingcountries', how: 'drop' });
    order.checkout.chooseCountries('ShippingCountryId', FR);
    await pass(2_000);
    expect(state()).toMatchObject({ phase: 'failed', failure: { kind: 'choice' } });
    shop.setFaults();
    order.checkout.retryCheckout();
    await pass(1_000);
    expect([state().phase, shop.state.shipping]).toEqual(['reading', 'FR']);
  });
});

describe('the form’s values', () => {
  test('that the server has are not saved again', async () => {
    order.checkout.followCheckout(WRITTEN);
    await pass(1_000);
    expect([posted(), state().phase]).toEqual([[], 'saved']);
  });

  test('of a draft are saved', async () => {
    order.checkout.followCheckout({ countries: FR, method: '2' });
    await pass(1_000);
    expect(posted()).toEqual(['shippingcountries', 'shippingmethods']);
    expect([shop.state.shipping, shop.method()]).toEqual(['FR', '2']);
    expect(state().stale).toEqual(['methods', 'totals', 'pickup']);
  });

  test('that were rejected are not saved again by themselves', async () => {
    shop.setFaults({ path: '/shippingmethods', how: 409, message: 'Pas ici.', times: 1 });
    order.checkout.chooseMethod('3');
    await pass(100);
    order.checkout.followCheckout({ ...WRITTEN, method: '3' });
    await pass(1_000);
    expect(posted()).toEqual(['shippingmethods']);
    order.checkout.followCheckout({ ...WRITTEN, method: '2' });
    await pass(1_000);
    expect(bodies('/shippingmethods')).toEqual([{ ShippingMethodId: '3' }, { ShippingMethodId: '2' }]);
  });

  test('without a delivery forget the method that was rejected or not saved', async () => {
    shop.setFaults({ path: '/shippingmethods', how: 409, message: 'Pas ici.', times: 1 });
    order.checkout.chooseMethod('3');
    await pass(100);
    order.checkout.followCheckout({ ...WRITTEN, method: '' });
    expect(state().phase).toBe('reading');
    shop.setFaults({ path: '/shippingmethods', how: 'drop' });
    order.checkout.chooseMethod('2');
    await pass(2_000);
    expect(state().phase).toBe('failed');
    order.checkout.followCheckout({ ...WRITTEN, method: '' });
    expect(state().phase).toBe('reading');
    shop.setFaults();
    order.checkout.retryCheckout();
    await pass(2_000);
    expect(shop.state.method).toBe('1');
  });

  test('without a delivery leave a method that is being saved', async () => {
    order.checkout.chooseMethod('2');
    order.checkout.followCheckout({ ...WRITTEN, method: '' });
    expect(state().phase).toBe('writing');
    await pass(100);
    expect(shop.method()).toBe('2');
  });

  test('of a new page never replace a choice that is being saved', async () => {
    const gate = later<Response>();
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce(() => gate.promise);
    order.checkout.chooseMethod('2');
    await pass(10);
    order.checkout.confirmCheckout(WRITTEN);
    expect(state().phase).toBe('writing');
    order.checkout.followCheckout({ ...WRITTEN, method: '2' });
    gate.resolve(new Response('{}', { headers: { 'Content-Type': 'application/json' } }));
    await pass(1_000);
    expect(posted()).toEqual([]);
    expect(state().phase).toBe('reading');
  });
});
