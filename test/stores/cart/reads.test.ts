import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { whenIdle } from '#runtime';
import {
  $cart,
  $cartSummary,
  recordRefetch,
  recordReread,
  recordWrite,
  refreshSummary,
  seedSummary,
  takeLines,
} from '#stores/cart';
import { cartLines } from '#stores/cart/schema.ts';
import { safeParse } from 'valibot';
import { $notices } from '#stores/notices';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { answer, jsonAnswer, later, stubServer } from '../../support/server.ts';

const summary = (ItemsCount: number) => ({
  ItemsCount,
  AmountTaxInclHtml: `${ItemsCount},00&nbsp;€`,
  AmountTaxExclHtml: '',
});

const count = () => $cartSummary.get()?.ItemsCount;

beforeEach(() => {
  showPage('', { app: '/shop' });
  watchConsole();
  recordRefetch();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the summary that the server wrote into the page is taken over [CRT-07]', () => {
  seedSummary(summary(3));
  expect($cartSummary.get()).toEqual(summary(3));
});

test('a refresh reads it from the specification’s address [CRT-02]', async () => {
  const { requests } = stubServer(() => jsonAnswer(summary(4)));
  await refreshSummary();
  expect(count()).toBe(4);
  expect(requests[0]!.url.pathname).toBe('/shop/api/v1/shoppingcarts');
});

test('of two refreshes the last one wins, and the first is aborted [CRT-02]', async () => {
  const responses = [later<Response>(), later<Response>()];
  let requested = 0;
  const { requests } = stubServer(() => responses[requested++]!.promise);
  const both = [refreshSummary(), refreshSummary()];
  responses[1]!.resolve(jsonAnswer(summary(6)));
  responses[0]!.resolve(jsonAnswer(summary(5)));
  await Promise.all(both);
  expect(count()).toBe(6);
  expect(requests[0]!.init.signal!.aborted).toBe(true);
});

test('what the page brings is newer than what is being read [CRT-07]', async () => {
  const response = later<Response>();
  stubServer(() => response.promise);
  const reading = refreshSummary();
  seedSummary(summary(8));
  response.resolve(jsonAnswer(summary(7)));
  await reading;
  expect(count()).toBe(8);
});

test.each([
  ['a sign-in elsewhere has ended the session of the visit', 0, 2, [2, true]],
  ['another device has changed the cart', 3, 3, [3, false]],
])(
  'a page with another count is verified: %s [CRT-07]',
  async (_why, written, server, [shown, isRequested]) => {
    const { requests } = stubServer(() => jsonAnswer(summary(2)));
    await refreshSummary();
    requests.length = 0;
    stubServer(() => jsonAnswer(summary(server)));
    const { version } = $cart.get();
    seedSummary(summary(written));
    expect(count()).toBe(written);
    seedSummary({ AmountTaxInclHtml: '0,00 €' });
    await whenIdle();
    expect(count()).toBe(shown);
    expect($cart.get().version > version).toBe(isRequested);
  },
);

test('a page without lines is asked for again, once, where the summary knows of articles [CRT-01] [CRT-07]', () => {
  const line = { Id: 1, Quantity: 2, ItemName: 'Mug' };
  const versionAfter = (articles: number, lines: (typeof line)[]) => {
    const { version } = $cart.get();
    seedSummary(summary(articles));
    takeLines(lines);
    return $cart.get().version - version;
  };
  stubServer(() => jsonAnswer(summary(2)));
  expect(versionAfter(2, [line])).toBe(0);
  expect(versionAfter(2, [])).toBe(1);
  expect(versionAfter(2, [])).toBe(0);
  expect(versionAfter(2, [line])).toBe(0);
  expect(versionAfter(2, [])).toBe(1);
});

test('a line that can’t be read spoils the list: no line vanishes from a total [CRT-01]', () => {
  const line = { Id: 1, Quantity: 2, ItemName: 'Mug' };
  expect(safeParse(cartLines, [line]).success).toBe(true);
  for (const bad of [{ Id: 2 }, null, { ...line, Quantity: '2' }, { ...line, Id: null }])
    expect(safeParse(cartLines, [line, bad]).success, JSON.stringify(bad)).toBe(false);
});

test('a page that says what is known, or amounts alone, is not verified [CRT-07]', async () => {
  stubServer(() => jsonAnswer(summary(2)));
  await refreshSummary();
  const { requests } = stubServer(() => jsonAnswer(summary(2)));
  seedSummary(summary(2));
  seedSummary({ AmountTaxInclHtml: '€ 2,00' });
  await whenIdle();
  expect(requests).toHaveLength(0);
});

test('a view of the page that is mounted after a write does not bring the old summary back [CRT-07]', async () => {
  seedSummary(summary(1));
  recordWrite();
  const { requests } = stubServer(() => jsonAnswer(summary(2)));
  await refreshSummary();
  recordReread();
  seedSummary(summary(1));
  expect(count()).toBe(2);
  await whenIdle();
  expect([count(), requests.length]).toEqual([2, 2]);
});

test.each([
  ['fails', () => answer('', { status: 500 })],
  ['answers wrongly', () => jsonAnswer({ ItemsCount: '5' })],
])('the state stays as it was when the server %s [CRT-02]', async (_how, serve) => {
  seedSummary(summary(9));
  stubServer(serve);
  await expect(refreshSummary()).resolves.toBeUndefined();
  expect(count()).toBe(9);
  expect($notices.get().at(-1)?.tone).toBe('error');
});

describe('while somebody shows the summary', () => {
  let hide: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    hide = $cartSummary.subscribe(() => {});
  });
  afterEach(() => hide());

  const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  function hideFor(milliseconds: number): void {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(milliseconds);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
  }

  test('a page from the back-forward cache reads it again', () => {
    const { requests } = stubServer(() => later<Response>().promise);
    show(false);
    expect(requests).toHaveLength(0);
    show(true);
    expect(requests).toHaveLength(1);
  });

  test('a page that was away for more than a minute reads it again', () => {
    const { requests } = stubServer(() => later<Response>().promise);
    hideFor(60_000);
    expect(requests).toHaveLength(0);
    hideFor(60_001);
    expect(requests).toHaveLength(1);
  });

  test('and no longer, nothing is read', () => {
    hide();
    vi.advanceTimersByTime(2_000);
    const { requests } = stubServer(() => later<Response>().promise);
    show(true);
    expect(requests).toHaveLength(0);
  });
});
