import { findPlace, notePlace, storePlaces } from './places.ts';
import { recallPlaces, rememberPlaces, watchScrollers } from './scrollers.ts';

/** What was placed into parts of a page since it came: the address of the fragment, by the target's selector. */
export type Scopes = Readonly<Record<string, string>>;

/** What an entry of ours remembers; entries of others are left alone. */
interface Entry {
  archipel: true;
  /** Tells the entries of one page from those of another visit to it. */
  page: number;
  /** Under which the place is kept where the entry was left. */
  key: number;
  scopes: Scopes;
}

/** A page that has been noted and is not scrolled yet. */
export interface Landing {
  /** The state of its entry. */
  readonly state: unknown;
}

/** What is done when the visitor goes back or forward. */
export interface HistoryHandlers {
  /** Another page than the one shown. */
  show(url: URL): void;
  /** The page that is shown with other parts: from those of now to those of then. */
  restore(url: URL, now: Scopes, then: Scopes): void;
  /** The page that is shown, and nothing else: what is on its way is given up. */
  stay(): void;
}

const isOurs = (state: unknown): state is Entry =>
  typeof state === 'object' && state !== null && (state as Partial<Entry>).archipel === true;

const pageOf = (url: URL | Location) => url.pathname + url.search;

const isEqual = (now: Scopes, then: Scopes) => JSON.stringify(now) === JSON.stringify(then);

let shown = '';
let page = 0;
let scopes: Scopes = {};

// The browser has moved to what is still on its way.
let isMoving = false;

// The page is there, and is scrolled with its first frame: where it is until then is no place that anybody has chosen.
let unscrolled: Landing | undefined;

/** Whether the address is that of a page that has not come yet. */
export const isAway = () => isMoving;

// Unlike any of an earlier document of the tab.
let lastKey = Date.now();

const createEntry = (): Entry => ({ archipel: true, page, key: ++lastKey, scopes });

function settle(url: URL | Location): void {
  shown = pageOf(url);
  isMoving = false;
}

/**
 * Notes a page in the history, after it is placed.
 *
 * @param url The final address.
 * @param mode A new entry, the current one, or none because the browser has moved already.
 * @returns What `takeLanding` asks for when the page can be scrolled.
 */
export function noteVisit(url: URL, mode: 'push' | 'replace' | 'none'): Landing {
  const known: unknown = history.state;
  const isBack = mode === 'none' && isOurs(known);
  page = isBack ? known.page : Date.now();
  scopes = isBack ? known.scopes : {};
  if (mode === 'push') history.pushState(createEntry(), '', url);
  // Back and forward may lead to a hash that nobody has noted, because its page was not there yet.
  if (mode === 'replace' || history.state === null) history.replaceState(createEntry(), '', url);
  settle(url);
  unscrolled = { state: history.state };
  return unscrolled;
}

/** Whether a page is still to be scrolled to where it begins; from now on its place is kept. */
export function takeLanding(landing: Landing): boolean {
  if (unscrolled !== landing) return false;
  unscrolled = undefined;
  return true;
}

/**
 * Notes a scoped update as an entry of its own, so that Back brings the older content of its target.
 *
 * @param url The address that the page has from now on.
 * @param target The target's selector.
 * @param fragment The address that the content came from.
 */
export function noteScope(url: URL, target: string, fragment: string): void {
  leaveEntry();
  scopes = { ...scopes, [target]: fragment };
  const entry = createEntry();
  notePlace(entry.key, { scroll: [scrollX, scrollY], inner: {} });
  history.pushState(entry, '', url);
  settle(url);
}

/** Notes that the parts of the page are again what the entry says. */
export function noteRestored(): void {
  if (isOurs(history.state)) ({ scopes } = history.state);
  settle(location);
}

// The first entry of the page, and that of a hash that the browser has followed, become ours.
function takeEntry(): void {
  if (history.state === null) history.replaceState(createEntry(), '');
}

/** Notes the scroll positions of the entry that is shown, before another one takes its place. */
export function leaveEntry(): void {
  if (isMoving || unscrolled || pageOf(location) !== shown) return;
  takeEntry();
  const { state } = history;
  // That of another script is left to it.
  if (isOurs(state)) notePlace(state.key, { scroll: [scrollX, scrollY], inner: rememberPlaces() });
}

/**
 * Scrolls to where an entry was left, at once.
 *
 * @param state The entry's state; that of now if it is left out.
 */
export function restoreScroll(state: unknown = history.state): void {
  const place = isOurs(state) ? findPlace(state.key) : undefined;
  const [left, top] = place?.scroll ?? [0, 0];
  recallPlaces(place?.inner ?? {});
  scrollTo({ left, top, behavior: 'instant' });
}

function stayOnPage(handlers: HistoryHandlers, then: Entry | undefined): void {
  const wasMoving = isMoving;
  isMoving = false;
  // A hash that the browser has followed by itself gives nothing up; back and forward give up what is on its way.
  if (then || wasMoving) handlers.stay();
  if (wasMoving) return;
  unscrolled = undefined;
  if (then) restoreScroll();
  // The entry of a hash becomes ours. Chromium scrolls after it has told of the entry, and then tells of the scroll too.
  else leaveEntry();
}

function move(handlers: HistoryHandlers, then: Entry | undefined): void {
  const isSameAddress = pageOf(location) === shown;
  const isSamePage = then ? then.page === page : isSameAddress;
  const hasSameParts = isSameAddress && isEqual(scopes, then?.scopes ?? scopes);
  if (isSamePage && hasSameParts) {
    stayOnPage(handlers, then);
    return;
  }
  isMoving = true;
  const url = new URL(location.href);
  if (then && isSamePage) handlers.restore(url, scopes, then.scopes);
  else handlers.show(url);
}

function storeEntry(): void {
  leaveEntry();
  storePlaces();
}

function watchPlaces(signal: AbortSignal): void {
  const scrolled = 'onscrollend' in globalThis ? 'scrollend' : 'scroll';
  addEventListener(scrolled, leaveEntry, { signal, passive: true });
  addEventListener('pagehide', storeEntry, { signal });
  // A page that nobody sees may end without another word.
  document.addEventListener('visibilitychange', storeEntry, { signal });
  history.scrollRestoration = 'manual';
  // For pages that come back without us; after F5 Chromium does not listen to it any more.
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'), { signal });
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'), { signal });
}

/**
 * Follows back and forward.
 *
 * @param handlers What is done.
 * @param signal Ends the following.
 */
export function startHistory(handlers: HistoryHandlers, signal: AbortSignal): void {
  shown = pageOf(location);
  const { state } = history;
  page = isOurs(state) ? state.page : Date.now();
  scopes = isOurs(state) ? state.scopes : {};
  watchScrollers(signal);
  // After F5, or a full load in between, the page is where it was left.
  if (isOurs(state)) restoreScroll();
  // From now on only a hash that the browser follows makes an entry without a state.
  else takeEntry();

  const onPopState = (event: PopStateEvent) => {
    const then: unknown = event.state;
    if (then === null || isOurs(then)) move(handlers, then ?? undefined);
  };
  addEventListener('popstate', onPopState, { signal });
  watchPlaces(signal);
}
