import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyCoupon, fetchAvailableCoupons, removeCoupon } from '#stores/coupons';
import { pass } from '../../support/cart.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { leavePage } from '../../support/islands.ts';
import { showPage } from '../../support/page.ts';
import { answer, jsonAnswer, later, stubServer } from '../../support/server.ts';

const COUPON = '/shop/api/v1/shoppingcarts/coupon';
const SUMMARY = { ItemsCount: 1, AmountTaxInclHtml: '1', AmountTaxExclHtml: '1' };

let watched: WatchedConsole;
beforeEach(() => {
  watched = watchConsole();
  showPage('', { app: '/shop' });
  vi.useFakeTimers();
});
afterEach(async () => {
  await vi.dynamicImportSettled();
  await pass(20_000);
  leavePage();
});

/** Answers the calls of coupons by the given function; returns these calls. */
function serve(respond: () => Response | Promise<Response>) {
  const { requests } = stubServer(({ pathname }) => (pathname === COUPON ? respond() : jsonAnswer(SUMMARY)));
  return () => requests.filter(({ url }) => url.pathname === COUPON);
}

test('a coupon is applied and removed by its calls, which outlive the page [CPN-01]', async () => {
  const calls = serve(() => jsonAnswer({}));
  expect(await applyCoupon('TEN')).toEqual({ kind: 'done' });
  expect(await removeCoupon()).toEqual({ kind: 'done' });
  expect(calls().map(({ init }) => [init.method, init.keepalive, init.body])).toEqual([
    ['POST', true, JSON.stringify({ CouponCode: 'TEN' })],
    ['DELETE', true, undefined],
  ]);
});

test('an empty answer neither applies nor rejects', async () => {
  serve(() => answer('', { status: 204 }));
  expect(await applyCoupon('TEN')).toEqual({ kind: 'silent' });
});

test.each([404, 409, 400])('a status of %i rejects it with the server’s message [CPN-01]', async (status) => {
  serve(() => jsonAnswer({ Message: 'Inconnu.' }, { status }));
  const outcome = applyCoupon('NONE');
  await vi.dynamicImportSettled();
  await pass(100);
  expect(await outcome).toEqual({ kind: 'rejected', message: 'Inconnu.' });
  expect(watched.errors()).toEqual([]);
});

test('a server that fails is reported, and never called a second time', async () => {
  const calls = serve(() => jsonAnswer({ Message: 'Panne.' }, { status: 503 }));
  expect(await removeCoupon()).toEqual({ kind: 'failed', message: 'Panne.' });
  expect(calls()).toHaveLength(1);
  expect(watched.errors()).toHaveLength(1);
});

test('two presses that wait are two calls, in order', async () => {
  const gate = later<Response>();
  const calls = serve(() => gate.promise);
  const outcomes = Promise.all([applyCoupon('A'), applyCoupon('B'), applyCoupon('C')]);
  await pass(100);
  expect(calls()).toHaveLength(1);
  gate.resolve(answer('', { status: 204 }));
  await pass(100);
  expect(await outcomes).toHaveLength(3);
  expect(calls().map(({ init }) => JSON.parse(String(init.body)) as object)).toEqual([
    { CouponCode: 'A' },
    { CouponCode: 'B' },
    { CouponCode: 'C' },
  ]);
});

test('the coupons of a customer are read until the view is gone [CPN-03]', async () => {
  const coupons = [{ CouponCode: 'TEN', Description: '10 %' }];
  const { requests } = stubServer(() => jsonAnswer(coupons));
  const controller = new AbortController();
  expect(await fetchAvailableCoupons('a/b', controller.signal)).toEqual(coupons);
  expect(requests[0]!.url.pathname).toBe('/shop/api/v1/couponcode/user/a%2Fb');
  stubServer(() => new Promise(() => {}));
  const read = fetchAvailableCoupons('7', controller.signal);
  controller.abort();
  await expect(read).rejects.toMatchObject({ kind: 'aborted' });
});

test('a coupon without a code is left out', async () => {
  stubServer(() => jsonAnswer([{ CouponCode: 'TEN' }, { CouponCode: '' }]));
  expect(await fetchAvailableCoupons('7', new AbortController().signal)).toEqual([{ CouponCode: 'TEN' }]);
});
