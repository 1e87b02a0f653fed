import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  isAway,
  leaveEntry,
  noteVisit,
  restoreScroll,
  startHistory,
  takeLanding,
  type Scopes,
} from '#runtime/navigation/history.ts';
import { goTo } from '../../support/page.ts';

let controller: AbortController;
let show: ReturnType<typeof vi.fn<(url: URL) => void>>;
let stay: ReturnType<typeof vi.fn<() => void>>;
let restore: ReturnType<typeof vi.fn<(url: URL, now: Scopes, then: Scopes) => void>>;

beforeEach(() => {
  goTo('/fr');
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

/** What the browser does when the visitor goes back: the address changes, then the event comes. */
function goBackTo(address: string, state: unknown = null): void {
  history.replaceState(state, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

test('a visit is a new entry with its address [NAV-01]', () => {
  const before = history.length;
  noteVisit(at('/fr/cart?x=1#a'), 'push');
  expect(history.length).toBe(before + 1);
  expect(location.pathname + location.search + location.hash).toBe('/fr/cart?x=1#a');
});

test('a visit to the page that is shown replaces its entry', () => {
  const before = history.length;
  noteVisit(at('/fr?again'), 'replace');
  expect([history.length, location.search]).toEqual([before, '?again']);
});

test('back and forward show the page of the address [NAV-02]', () => {
  noteVisit(at('/fr/cart'), 'push');
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
  noteVisit(at('/fr/cart'), 'push');
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
  expect(history.state).toMatchObject({ archipel: true });
  goBackTo('/fr#far');
  expect(history.state).toMatchObject({ archipel: true });
});

test('a hash whose page was not there yet is noted once the page has come', () => {
  goBackTo('/fr/cart#list');
  expect(isAway()).toBe(true);
  noteVisit(at('/fr/cart#list'), 'none');
  expect(isAway()).toBe(false);
  expect(history.state).toMatchObject({ archipel: true });
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
  expect(takeLanding(noteVisit(at('/fr/cart'), 'push'))).toBe(true);
  scrollPageTo(5, 700);
  leaveEntry();
  scrollPageTo(0, 0);
  restoreScroll();
  expect(scrollTo).toHaveBeenCalledWith({ left: 5, top: 700, behavior: 'instant' });
});

test('until a page is scrolled its entry keeps the place that it has [NAV-02]', () => {
  const landing = noteVisit(at('/fr/cart'), 'push');
  scrollPageTo(0, 700);
  leaveEntry();
  expect(history.state).toMatchObject({ scroll: [0, 0] });
  expect(takeLanding(landing)).toBe(true);
  leaveEntry();
  expect(history.state).toMatchObject({ scroll: [0, 700] });
});

test('a page is scrolled once, and not at all when another has come or a hash was followed [NAV-02]', () => {
  const first = noteVisit(at('/fr/cart'), 'push');
  const second = noteVisit(at('/fr/other'), 'push');
  expect(takeLanding(first)).toBe(false);
  expect(takeLanding(second)).toBe(true);
  expect(takeLanding(second)).toBe(false);
  const third = noteVisit(at('/fr/third'), 'push');
  goBackTo('/fr/third#far');
  expect(takeLanding(third)).toBe(false);
});

test('an entry without a position is shown from its top', () => {
  const scrollTo = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
  restoreScroll();
  expect(scrollTo).toHaveBeenCalledWith({ left: 0, top: 0, behavior: 'instant' });
});

test('the position of a page is not written into the entry that the browser moved to already', () => {
  noteVisit(at('/fr/cart'), 'push');
  const state = { archipel: true, scroll: [0, 50] };
  history.replaceState(state, '', '/fr');
  scrollPageTo(0, 999);
  leaveEntry();
  expect(history.state).toEqual(state);
});

test('the browser restores the position itself only after a reload', () => {
  expect(history.scrollRestoration).toBe('manual');
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});
