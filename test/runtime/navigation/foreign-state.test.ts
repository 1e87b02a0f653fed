import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as History from '#runtime/navigation/history.ts';
import type * as Recorder from '#runtime/navigation/record.ts';
import { STATES, STORED_SCROLLS } from '../../../e2e/support/planted.ts';
import { goTo } from '../../support/page.ts';

let controller: AbortController;
const handlers = { show: vi.fn(), restore: vi.fn(), stay: vi.fn() };

/** Starts a new document of the tab, with its address and the data that other scripts have stored. */
async function startAnew(): Promise<typeof History & typeof Recorder> {
  vi.resetModules();
  const next = await import('#runtime/navigation/history.ts');
  const recorder = await import('#runtime/navigation/record.ts');
  next.startHistory(handlers, controller.signal);
  return { ...next, ...recorder };
}

beforeEach(() => {
  goTo('/fr');
  controller = new AbortController();
  vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
  document.body.innerHTML = '<form id="a"><input name="scrollTo"></form>';
});
afterEach(() => {
  controller.abort();
  sessionStorage.clear();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

test.each(STORED_SCROLLS)('stored places that others have written stop nothing: %s', async (stored) => {
  history.replaceState({ archipel: 2, page: 1, key: 5, scopes: {} }, '', '/fr');
  sessionStorage.setItem('archipel-scroll', stored);
  const next = await startAnew();
  next.restoreScroll();
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 0, behavior: 'instant' });
  dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage['archipel-scroll'] as string)).toMatchObject({ version: 1 });
});

test('of stored places the whole ones are used, whatever stands beside them', async () => {
  const good = [5, { scroll: [1, 700], inner: { a: [0, 3] } }];
  sessionStorage.setItem(
    'archipel-scroll',
    JSON.stringify({ version: 1, scrollPositions: [null, [6], good] }),
  );
  history.replaceState({ archipel: 2, page: 1, key: 5, scopes: {} }, '', '/fr');
  await startAnew();
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 1, top: 700, behavior: 'instant' });
});

test('what the browser or the visitor has scrolled before the history is followed stays there [NAV-02]', async () => {
  sessionStorage.setItem(
    'archipel-scroll',
    JSON.stringify({ version: 1, scrollPositions: [[5, { scroll: [0, 700], inner: {} }]] }),
  );
  history.replaceState({ archipel: 2, page: 1, key: 5, scopes: {} }, '', '/fr');
  Object.assign(globalThis, { scrollY: 40 });
  await startAnew();
  expect(scrollTo).not.toHaveBeenCalled();
  Object.assign(globalThis, { scrollY: 0 });
});

test('a move of before the history is followed is made up for [NAV-02]', async () => {
  history.replaceState({ archipel: 2, page: 1, key: 5, scopes: {} }, '', '/fr');
  vi.resetModules();
  const { firstEntry } = await import('#runtime/navigation/first-entry.ts');
  const next = await import('#runtime/navigation/history.ts');
  history.replaceState({ archipel: 2, page: 2, key: 6, scopes: {} }, '', '/fr/cart');
  firstEntry.hasMoved = true;
  next.startHistory(handlers, controller.signal);
  expect(handlers.show.mock.calls).toEqual([[new URL('/fr/cart', location.href)]]);
});

test('back from the copy of an entry that an overlay has added gives up nothing [NAV-11] [GAL-01]', async () => {
  const { recordVisit } = await startAnew();
  const own = history.state as object;
  const goBack = () => {
    history.replaceState(own, '', '/fr');
    dispatchEvent(new PopStateEvent('popstate', { state: own }));
  };
  history.pushState({ ...own, lightbox: true }, '');
  goBack();
  expect([handlers.stay, handlers.show, scrollTo].map((called) => vi.mocked(called).mock.calls)).toEqual([
    [],
    [],
    [],
  ]);
  recordVisit(new URL('/fr/cart', location.href), 'push');
  goBack();
  expect(handlers.show).toHaveBeenCalledTimes(1);
});

describe.each(STATES.map((state) => [JSON.stringify(state), state]))('the state %s', (_text, state) => {
  test('of an earlier version or a hostile hand stops neither the start nor Back', async () => {
    history.replaceState(state, '', '/fr');
    const next = await startAnew();
    expect(history.state).toMatchObject({ archipel: 2, scopes: {} });
    history.replaceState(state, '', '/fr/cart');
    dispatchEvent(new PopStateEvent('popstate', { state }));
    expect(handlers.show).toHaveBeenCalledWith(new URL('/fr/cart', location.href));
    next.recordVisit(new URL(location.href), 'none');
    expect(history.state).toMatchObject({ archipel: 2, scopes: {} });
  });
});

describe('where the browser lets nobody write into the history', () => {
  beforeEach(() => {
    const deny = () => {
      throw new DOMException('Too many', 'SecurityError');
    };
    vi.spyOn(history, 'replaceState').mockImplementation(deny);
    vi.spyOn(history, 'pushState').mockImplementation(deny);
  });

  test('the start goes on', async () => {
    await expect(startAnew()).resolves.toBeDefined();
  });

  test('a page that was placed is loaded, so that the address is right', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const next = await startAnew();
    next.recordVisit(new URL('/fr/cart', location.href), 'push');
    expect(assign.mock.calls.map(([url]) => String(url))).toEqual([new URL('/fr/cart', location.href).href]);
  });
});
