import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { safeParse } from 'valibot';
import { addCredit, fetchCustomers, openNotification } from '#stores/sales';
import { emit } from '#runtime';
import { nextAddress } from '../../../stores/sales/schema.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { answer, jsonAnswer, stubServer } from '../../support/server.ts';

let watched: WatchedConsole;
beforeEach(() => {
  watched = watchConsole();
  showPage('', { app: '/shop' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('customers are searched by the page’s own parameter, and never in a cache [SAL-02]', async () => {
  const { signal } = new AbortController();
  const { requests } = stubServer(() => jsonAnswer([{ Email: 'a@b.be', CustomerId: 7 }]));
  expect(await fetchCustomers('email', 'a&b', signal)).toEqual([{ Email: 'a@b.be', CustomerId: 7 }]);
  const [{ url, init }] = requests as [(typeof requests)[number]];
  expect([url.pathname, url.search]).toEqual(['/shop/api/v1/sales/customers', '?email=a%26b']);
  expect([init.cache, init.signal]).toEqual(['no-store', expect.any(AbortSignal)]);
});

test('a search that is aborted is no result', async () => {
  const controller = new AbortController();
  stubServer(() => new Promise(() => {}));
  const search = fetchCustomers('email', 'a', controller.signal);
  controller.abort();
  await expect(search).rejects.toMatchObject({ kind: 'aborted' });
});

test.each([
  ['/fr', true],
  ['https://shop.example/fr', true],
  ['HTTP://shop.example/fr', true],
  ['fr/cart', false],
  ['see /fr', false],
  ['ftp://shop.example/', false],
])('%s is an address to go to: %s [SAL-04]', (text, isAddress) => {
  expect(safeParse(nextAddress, text).success).toBe(isAddress);
});

describe('credit', () => {
  const SUMMARY = { ItemsCount: 1, AmountTaxInclHtml: '1', AmountTaxExclHtml: '1' };
  /** Answers the addition by the given function; returns its requests. */
  function serve(respond: () => Response) {
    const { requests } = stubServer(({ pathname }) =>
      pathname.endsWith('/addtocart') ? respond() : jsonAnswer(SUMMARY),
    );
    return () => requests.filter(({ url }) => url.pathname.endsWith('/addtocart'));
  }

  test('is added by one call, which outlives the page; no address is missing [SAL-04]', async () => {
    const calls = serve(() => jsonAnswer('/fr/shoppingcarts'));
    expect(await addCredit('7', '50')).toMatchObject({ kind: 'added' });
    const [{ url, init }] = calls() as [ReturnType<typeof calls>[number]];
    expect(url.pathname).toBe('/shop/api/v1/sales/prepaidaccounts/addtocart');
    expect([init.method, init.keepalive]).toEqual(['POST', true]);
    expect(JSON.parse(String(init.body))).toEqual({ PrepaidAccountId: '7', Quantity: '50' });
    expect(watched.errors()).toEqual([]);
  });

  test.each([
    ['"tout va bien"', '"tout va bien"'],
    ['', 'leads nowhere: nothing.'],
    ['<p>ok</p>', '"<p>ok</p>"'],
    [JSON.stringify('x'.repeat(200)), `"${'x'.repeat(79)}.`],
  ])('that is answered by %j is reported with the answer’s beginning', async (text, part) => {
    serve(() => answer(text, { type: 'application/json' }));
    await addCredit('7', '50');
    expect(watched.errors().join()).toContain('/api/v1/sales/prepaidaccounts/addtocart leads nowhere');
    expect(watched.errors().join()).toContain(part);
    expect(watched.errors().join()).toContain('an address of this site as JSON text');
  });

  test('that fails with a page of HTML is a failure, not an answer', async () => {
    serve(() => answer('<h1>Non</h1>', { status: 409 }));
    expect(await addCredit('7', '50')).toMatchObject({ kind: 'rejected' });
    expect(watched.errors().join()).not.toContain('leads nowhere');
  });
});

describe('notifications of an account', () => {
  const open = (signal: AbortSignal) =>
    openNotification({ accountId: '7', isOn: false, onRejected: () => {}, signal });

  test('are set by a call that outlives the page [SAL-05]', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const { requests } = stubServer(() => jsonAnswer({}));
    open(controller.signal).set(true);
    await vi.advanceTimersByTimeAsync(1_000);
    const [{ url, init }] = requests as [(typeof requests)[number]];
    expect(url.pathname).toBe('/shop/api/v1/sales/prepaidaccounts/setnotification');
    expect([init.method, init.keepalive]).toEqual(['POST', true]);
    expect(JSON.parse(String(init.body))).toEqual({ IsActivated: true, PrepaidAccountId: '7' });
    controller.abort();
  });

  test('are saved before a visit: it waits for them [SAL-05]', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const setting = open(controller.signal);
    stubServer(() => jsonAnswer({}));
    setting.set(true);
    const waits: Promise<unknown>[] = [];
    emit(document, 'page-leave', { url: location.href, waitFor: (work) => void waits.push(work) });
    await vi.advanceTimersByTimeAsync(10);
    await Promise.all(waits);
    expect(setting.$state.get()).toEqual({ value: true, status: 'settled' });
    controller.abort();
  });

  test('that failed are sent again when the network is back [SAL-05]', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const setting = open(controller.signal);
    stubServer(() => jsonAnswer({}, { status: 503 }));
    setting.set(true);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(setting.$state.get().status).toBe('failed');
    stubServer(() => jsonAnswer({}));
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(setting.$state.get()).toEqual({ value: true, status: 'settled' });
    controller.abort();
  });
});
