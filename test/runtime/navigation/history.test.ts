import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  current,
  leaveEntry,
  restoreScroll,
  startHistory,
  type Scopes,
} from '#runtime/navigation/history.ts';
import { isAway, recordVisit, takeLanding } from '#runtime/navigation/record.ts';
import { goTo } from '../../support/page.ts';

let controller: AbortController;
let show: ReturnType<typeof vi.fn<(url: URL) => void>>;
let stay: ReturnType<typeof vi.fn<() => void>>;
let restore: ReturnType<typeof vi.fn<(url: URL, now: Scopes, then: Scopes) => void>>;

beforeEach(() => {
  goTo('/fr');
  Object.assign(current, {
    shown: '/fr',
    page: Date.now(),
    key: 0,
    scopes: {},
    isMoving: false,
    unscrolled: undefined,
  });
  scrollPageTo(0, 0);
  controller = new AbortController();
  show = vi.fn();
  stay = vi.fn();
  restore = vi.fn();
  startHistory({ show, restore, stay }, controller.signal);
});
afterEach(() => {
  controller.abort();
  vi.restoreAllMocks();
});

const at = (address: string) => new URL(address, location.href);

function scrollPageTo(left: number, top: number): void {
  Object.assign(globalThis, { scrollX: left, scrollY: top });
}

/** Returns the position to which the current entry is restored. */
function whereRestored(): unknown {
  const scrollTo = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
  restoreScroll();
  const { left, top } = scrollTo.mock.lastCall![0] as unknown as ScrollToOptions;
  scrollTo.mockRestore();
  return [left, top];
}

/** Data that the tab stores for its next document. */
type Stored = { scrollPositions: [number, unknown][] };
const readStored = () => (JSON.parse(sessionStorage['archipel-scroll']!) as Stored).scrollPositions;

/** Simulates Back: the address changes first, then the event is dispatched. */
function goBackTo(address: string, state: unknown = null): void {
  history.replaceState(state, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

test('a visit is a new entry with its address [NAV-01]', () => {
  const before = history.length;
  recordVisit(at('/fr/cart?x=1#a'), 'push');
  expect(history.length).toBe(before + 1);
  expect(location.pathname + location.search + location.hash).toBe('/fr/cart?x=1#a');
});

test('a visit to the page that is shown replaces its entry', () => {
  const before = history.length;
  recordVisit(at('/fr?again'), 'replace');
  expect([history.length, location.search]).toEqual([before, '?again']);
});

test('back and forward show the page of the address [NAV-02]', () => {
  recordVisit(at('/fr/cart'), 'push');
  goBackTo('/fr');
  expect(show.mock.calls.map(([url]) => url.pathname)).toEqual(['/fr']);
});

test('back before the other page has come means to stay [NAV-02] [NAV-11]', () => {
  goBackTo('/fr/cart');
  expect(stay).not.toHaveBeenCalled();
  goBackTo('/fr');
  expect([show.mock.calls.length, stay.mock.calls.length]).toEqual([1, 1]);
  goBackTo('/fr#later');
  expect(stay).toHaveBeenCalledTimes(1);
});

test('a move between hashes of one page loads nothing [NAV-02]', () => {
  recordVisit(at('/fr/cart'), 'push');
  goBackTo('/fr/cart#list');
  expect(show).not.toHaveBeenCalled();
});

test('back to the page itself gives up what is on its way; a hash that is followed does not [NAV-11]', () => {
  vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
  const first: unknown = history.state;
  goBackTo('/fr#far');
  expect([stay.mock.calls.length, show.mock.calls.length]).toEqual([0, 0]);
  goBackTo('/fr', first);
  expect([stay.mock.calls.length, show.mock.calls.length]).toEqual([1, 0]);
});

test('the first entry, and that of a hash, are ours from the start', () => {
  expect(history.state).toMatchObject({ archipel: 2 });
  goBackTo('/fr#far');
  expect(history.state).toMatchObject({ archipel: 2 });
});

test('a hash whose page was not there yet is noted once the page has come', () => {
  goBackTo('/fr/cart#list');
  expect(isAway()).toBe(true);
  recordVisit(at('/fr/cart#list'), 'none');
  expect(isAway()).toBe(false);
  expect(history.state).toMatchObject({ archipel: 2 });
});

test('an entry that another script made is left to it', () => {
  const theirs = { their: 'state' };
  goBackTo('/fr/other', theirs);
  expect(show).not.toHaveBeenCalled();
  leaveEntry();
  expect(history.state).toEqual(theirs);
});

test('the scroll position of an entry is kept when it is left, and restored [NAV-02]', () => {
  const scrollTo = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
  expect(takeLanding(recordVisit(at('/fr/cart'), 'push'))).toBe(true);
  scrollPageTo(5, 700);
  leaveEntry();
  scrollPageTo(0, 0);
  restoreScroll();
  expect(scrollTo).toHaveBeenCalledWith({ left: 5, top: 700, behavior: 'instant' });
});

test('until a page is scrolled its entry keeps the place that it has [NAV-02]', () => {
  const landing = recordVisit(at('/fr/cart'), 'push');
  scrollPageTo(0, 700);
  leaveEntry();
  expect(whereRestored()).toEqual([0, 0]);
  expect(takeLanding(landing)).toBe(true);
  leaveEntry();
  expect(whereRestored()).toEqual([0, 700]);
});

test('to leave an entry writes nothing into the history, which costs much among many fields [NAV-02]', () => {
  takeLanding(recordVisit(at('/fr/cart'), 'push'));
  const replaceState = vi.spyOn(history, 'replaceState');
  scrollPageTo(0, 700);
  dispatchEvent(new Event('scrollend'));
  dispatchEvent(new Event('scroll'));
  recordVisit(at('/fr/other'), 'push');
  expect(replaceState).not.toHaveBeenCalled();
});

test('the next document of the tab finds where every entry was left [NAV-02]', async () => {
  takeLanding(recordVisit(at('/fr/cart'), 'push'));
  scrollPageTo(0, 700);
  dispatchEvent(new Event('pagehide'));
  vi.resetModules();
  const next = await import('#runtime/navigation/history.ts');
  const scrollTo = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
  next.restoreScroll();
  expect(scrollTo).toHaveBeenCalledWith({ left: 0, top: 700, behavior: 'instant' });
});

test('a page that is hidden keeps its place, for it may end without another word [NAV-02]', () => {
  takeLanding(recordVisit(at('/fr/cart'), 'push'));
  scrollPageTo(0, 700);
  document.dispatchEvent(new Event('visibilitychange'));
  const { key } = history.state as { key: number };
  expect(new Map(readStored()).get(key)).toEqual({ scroll: [0, 700], inner: {} });
});

test('a storage that is forbidden costs no more than the place after a reload [NAV-02]', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Not for you', 'SecurityError');
  });
  takeLanding(recordVisit(at('/fr/cart'), 'push'));
  scrollPageTo(0, 700);
  dispatchEvent(new Event('pagehide'));
  expect(whereRestored()).toEqual([0, 700]);
});

test('the place of a page that one came back to is not the one that is given up', () => {
  takeLanding(recordVisit(at('/fr/first'), 'push'));
  leaveEntry();
  const first: unknown = history.state;
  for (let count = 0; count < 40; count += 1) {
    takeLanding(recordVisit(at(`/fr/${count}`), 'push'));
    leaveEntry();
  }
  history.replaceState(first, '');
  scrollPageTo(0, 300);
  leaveEntry();
  for (let count = 0; count < 40; count += 1) {
    takeLanding(recordVisit(at(`/fr/more/${count}`), 'push'));
    leaveEntry();
  }
  history.replaceState(first, '');
  expect(whereRestored()).toEqual([0, 300]);
});

test('of the places that were kept the fifty newest stay', () => {
  sessionStorage.clear();
  for (let count = 0; count < 60; count += 1) {
    takeLanding(recordVisit(at(`/fr/${count}`), 'push'));
    leaveEntry();
  }
  dispatchEvent(new Event('pagehide'));
  const stored = readStored();
  expect([stored.length, stored.at(-1)?.[0]]).toEqual([50, (history.state as { key: number }).key]);
});

test('a page is scrolled once, and not at all when another has come or a hash was followed [NAV-02]', () => {
  const first = recordVisit(at('/fr/cart'), 'push');
  const second = recordVisit(at('/fr/other'), 'push');
  expect(takeLanding(first)).toBe(false);
  expect(takeLanding(second)).toBe(true);
  expect(takeLanding(second)).toBe(false);
  const third = recordVisit(at('/fr/third'), 'push');
  goBackTo('/fr/third#far');
  expect(takeLanding(third)).toBe(false);
});

test('an entry without a position is shown from its top', () => {
  const scrollTo = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
  restoreScroll();
  expect(scrollTo).toHaveBeenCalledWith({ left: 0, top: 0, behavior: 'instant' });
});

test('the position of a page is not written into the entry that the browser moved to already', () => {
  recordVisit(at('/fr/cart'), 'push');
  takeLanding(recordVisit(at('/fr/other'), 'push'));
  history.replaceState({ archipel: 2, page: 1, key: 1, scopes: {} }, '', '/fr');
  scrollPageTo(0, 999);
  leaveEntry();
  expect(whereRestored()).toEqual([0, 0]);
});

test('the browser restores the position itself only after a reload', () => {
  expect(history.scrollRestoration).toBe('manual');
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});
