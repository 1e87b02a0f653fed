import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pass } from '../../support/cart.ts';
import { createCheckoutShop, type CheckoutShop } from '../../support/checkout-shop.ts';
import { leaveOrder, openOrder, type OpenOrder } from '../../support/checkout-store.ts';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { jsonAnswer, stubServer } from '../../support/server.ts';

let shop: CheckoutShop;
let order: OpenOrder;

beforeEach(async () => {
  watchConsole();
  showPage('');
  vi.useFakeTimers();
  shop = createCheckoutShop({ latency: () => 100 });
  order = await openOrder();
});
afterEach(() => leaveOrder(order));

const inBelgium = (vat: string) => ({ vat, countryId: 'BE' });
const checked = () =>
  shop.requests
    .filter(({ url }) => url.pathname.endsWith('/checkisvatvalid/'))
    .map(({ url }) => url.searchParams.get('VAT'));

/** Checks a number; returns the verdict. */
async function check(vat: string) {
  const verdict = order.checkout.checkVat(inBelgium(vat));
  await pass(1_000);
  return await verdict;
}

test('the verdict is the service’s, with its message [CHK-04]', async () => {
  expect(await check('BE1')).toEqual({ key: 'BE BE1', state: 'valid', message: '' });
  expect(await check('BE2')).toEqual({ key: 'BE BE2', state: 'invalid', message: 'Non.' });
  expect(await check('BE301')).toEqual({ key: 'BE BE301', state: 'unknown', message: '' });
});

test('the verdict of the last number is known, however it is spaced, and only in its country [CHK-04]', async () => {
  expect(order.checkout.knownVat('BE1', 'BE')).toBeUndefined();
  await check('BE1');
  expect(order.checkout.knownVat('be 1', 'BE')).toMatchObject({ state: 'valid' });
  expect(order.checkout.knownVat('BE1', 'FR')).toBeUndefined();
  await check('BE2');
  expect(order.checkout.knownVat('BE1', 'BE')).toBeUndefined();
  expect(order.checkout.knownVat('BE2', 'BE')).toMatchObject({ state: 'invalid' });
});

test('no verdict is known of a number that the service could not check', async () => {
  await check('BE301');
  expect(order.checkout.knownVat('BE301', 'BE')).toBeUndefined();
});

test('no verdict is known while a number is checked, or after it was removed', async () => {
  await check('BE1');
  void order.checkout.checkVat(inBelgium('BE1'));
  expect(order.checkout.knownVat('BE1', 'BE')).toBeUndefined();
  await pass(1_000);
  expect(order.checkout.knownVat('BE1', 'BE')).toMatchObject({ state: 'valid' });
  order.checkout.forgetVat();
  expect(order.checkout.knownVat('BE1', 'BE')).toBeUndefined();
});

test('a check is a write of the order: it is over when it is answered [CHK-04]', async () => {
  expect(order.checkout.$isCheckoutWriting.get()).toBe(false);
  void order.checkout.checkVat(inBelgium('BE1'));
  expect(order.checkout.$checkout.get().phase).toBe('writing');
  await pass(1_000);
  expect(order.checkout.$checkout.get().phase).toBe('reading');
});

test('of several numbers that wait, only the newest is checked', async () => {
  order.checkout.chooseCountries('BillingCountry', { shipping: 'BE', billing: 'BE' });
  const verdicts = ['BE1', 'BE2', 'BE11'].map((vat) => order.checkout.checkVat(inBelgium(vat)));
  await pass(2_000);
  expect(checked()).toEqual(['BE11']);
  const [first, second, third] = await Promise.all(verdicts);
  expect([first, second, third?.state]).toEqual([undefined, undefined, 'valid']);
});

test('a number that is typed while another one is checked is the one that counts', async () => {
  const first = order.checkout.checkVat(inBelgium('BE2'));
  await pass(50);
  const second = order.checkout.checkVat(inBelgium('BE1'));
  await pass(150);
  expect([await first, order.checkout.$checkout.get().phase]).toEqual([undefined, 'writing']);
  await pass(1_000);
  expect([(await second)?.state, checked()]).toEqual(['valid', ['BE2', 'BE1']]);
});

test('a service that cannot be reached gives no verdict, forgets the last one, and is reported', async () => {
  const failures: unknown[] = [];
  const listen = (event: Event) => failures.push((event as CustomEvent<{ url: string }>).detail.url);
  document.addEventListener('archipel:api-error', listen);
  await check('BE1');
  shop.setFaults({ path: '/checkisvatvalid/', how: 'drop' });
  expect(await check('BE2')).toBeUndefined();
  document.removeEventListener('archipel:api-error', listen);
  expect(order.checkout.knownVat('BE1', 'BE')).toBeUndefined();
  expect(failures).toEqual([expect.stringContaining('/checkisvatvalid/')]);
  expect(order.checkout.$checkout.get().phase).toBe('reading');
});

test('an answer of another form is no verdict', async () => {
  stubServer(() => jsonAnswer({ IsVATValidWebService: 'perhaps' }));
  expect(await check('BE1')).toBeUndefined();
  stubServer(() => jsonAnswer({}));
  expect(await check('BE1')).toEqual({ key: 'BE BE1', state: 'unknown', message: '' });
});
