import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Mount } from '#runtime';
import type * as SummaryViews from '#stores/cart/summary-views.ts';
import { watchConsole } from '../support/console.ts';
import { find, showPage } from '../support/page.ts';

const WRITTEN = {
  count: '<b data-cart-count> 1 234 </b>',
  amount: '<i data-cart-amount>45,00 €</i>',
  excl: '<u data-cart-amount="Excl">37,19 €</u>',
};

const followTab = vi.fn();
const storeLoaded = vi.fn();

let mountBadge: Mount;
let views: typeof SummaryViews;
let controllers: AbortController[];

beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  watchConsole();
  sessionStorage.clear();
  controllers = [];
  vi.doMock('#stores/cart/index.ts', () => {
    storeLoaded();
    return { followTab };
  });
  ({ default: mountBadge } = await import('../../islands/cart-badge/cart-badge.ts'));
  views = await import('#stores/cart/summary-views.ts');
});
afterEach(() => {
  for (const controller of controllers) controller.abort();
  vi.doUnmock('#stores/cart/index.ts');
  vi.useRealTimers();
});

function mountOn(selector: string): AbortController {
  const controller = new AbortController();
  controllers.push(controller);
  mountBadge(find(selector), {} as never, { signal: controller.signal } as never);
  return controller;
}

/** Connects a store, and records the views that it starts and stops to follow. */
function connect() {
  const followed: SummaryViews.CartView[] = [];
  const stops: SummaryViews.CartView[] = [];
  views.connectCartStore((view) => {
    followed.push(view);
    return () => void stops.push(view);
  });
  return { followed, stops };
}

const textsOf = () => ['b', 'i', 'u'].map((selector) => find(selector).textContent);

test('the store hears what the server has written, and its numbers show from then on [CRT-07]', () => {
  showPage(Object.values(WRITTEN).join(''));
  for (const selector of ['b', 'i', 'u']) mountOn(selector);
  const { followed } = connect();
  expect(followed.map(({ written }) => written)).toEqual([
    { ItemsCount: 1234 },
    { AmountTaxInclHtml: '45,00 €' },
    { AmountTaxExclHtml: '37,19 €' },
  ]);
  for (const { show } of followed)
    show({ ItemsCount: 2, AmountTaxInclHtml: '<b>60,00 €</b>', AmountTaxExclHtml: '49,59 €' });
  expect(textsOf()).toEqual(['2', '<b>60,00 €</b>', '49,59 €']);
  expect(find('i').children).toHaveLength(0);
});

test('what the store does not know stays as the server wrote it, and a place without a number tells nothing', () => {
  showPage('<b data-cart-count>none</b><i data-cart-amount>45,00 €</i>');
  for (const selector of ['b', 'i']) mountOn(selector);
  const { followed } = connect();
  expect(followed[0]!.written).toEqual({});
  for (const { show } of followed) show({ ItemsCount: 3 });
  expect([find('b').textContent, find('i').textContent]).toEqual(['3', '45,00 €']);
});

test('the value of a count follows its number, so that styles can hide the badge of an empty cart [CRT-07]', () => {
  showPage('<b data-cart-count="3">3</b><i data-cart-amount>45,00 €</i>');
  for (const selector of ['b', 'i']) mountOn(selector);
  const { followed } = connect();
  for (const { show } of followed) show({ ItemsCount: 0, AmountTaxInclHtml: '0,00 €' });
  expect(find('b').outerHTML).toBe('<b data-cart-count="0">0</b>');
  expect(find('i').outerHTML).toBe('<i data-cart-amount="">0,00 €</i>');
});

test('a badge that comes after the store is followed at once, and one that leaves no longer', () => {
  showPage(WRITTEN.count);
  const { followed, stops } = connect();
  const controller = mountOn('b');
  expect(followed).toHaveLength(1);
  controller.abort();
  expect(stops).toEqual(followed);
});

test('a first page loads no store', async () => {
  showPage(WRITTEN.count);
  mountOn('b');
  await new Promise((resolve) => setTimeout(resolve));
  expect(storeLoaded).not.toHaveBeenCalled();
});

test('what the page before has left brings the store, which takes it up by itself [CRT-02]', async () => {
  sessionStorage.setItem('archipel-cart ', '{}');
  showPage(WRITTEN.count);
  mountOn('b');
  await vi.waitFor(() => expect(storeLoaded).toHaveBeenCalledTimes(1));
  expect(followTab).not.toHaveBeenCalled();
});

const SIGNALS: [string, () => void][] = [
  ['a word of another tab', () => new BroadcastChannel('archipel-cart ').postMessage('archipel 1 changed')],
  [
    'a return from the back-forward cache',
    () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ],
];

test.each(SIGNALS)('%s has the store read the cart anew [CRT-07]', async (_name, give) => {
  showPage(WRITTEN.count + WRITTEN.amount);
  mountOn('b');
  mountOn('i');
  give();
  await vi.waitFor(() => expect(followTab).toHaveBeenCalledTimes(1));
});

test('a page that was hidden for more than a minute asks anew, one that was away shortly does not [CRT-07]', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get');
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  const setHidden = (isHidden: boolean, time: number) => {
    hidden.mockReturnValue(isHidden);
    now.mockReturnValue(time);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  showPage(WRITTEN.count);
  mountOn('b');
  setHidden(true, 0);
  setHidden(false, 59_000);
  setHidden(true, 60_000);
  setHidden(false, 121_000);
  await vi.waitFor(() => expect(followTab).toHaveBeenCalledTimes(1));
  vi.restoreAllMocks();
});

test('once the store is there, or no badge is left, the signs are its own to watch', async () => {
  showPage(WRITTEN.count);
  mountOn('b').abort();
  SIGNALS[1]![1]();
  mountOn('b');
  connect();
  SIGNALS[1]![1]();
  await new Promise((resolve) => setTimeout(resolve));
  expect(followTab).not.toHaveBeenCalled();
});

test('a store that can’t be had leaves the numbers as they are, and the next sign tries again [ERR-04]', async () => {
  vi.doMock('#stores/cart/index.ts', () => {
    storeLoaded();
    throw new TypeError('Failed to fetch');
  });
  showPage(WRITTEN.count);
  mountOn('b');
  SIGNALS[1]![1]();
  await vi.waitFor(() => expect(storeLoaded).toHaveBeenCalled());
  expect(find('b').textContent).toBe(' 1 234 ');
});
