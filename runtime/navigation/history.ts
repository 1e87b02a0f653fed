import { createEntry, isFree, isOurs, type Entry, type Scopes } from './entry.ts';
import { firstEntry, pageOf } from './first-entry.ts';
import { findScroll, recordScroll, storeScrolls } from './scroll-positions.ts';
import { restoreScrolls, rememberScrolls, type ScrollPosition } from './scrollers.ts';

export type { Scopes } from './entry.ts';

/** A page that is recorded in the history and not scrolled yet. */
export interface Landing {
  /** The state of its entry. */
  readonly state: unknown;
}

/** Handlers of back and forward. */
export interface HistoryHandlers {
  /** Shows the page of another entry. */
  show(url: URL): void;
  /** Replaces fragments of the shown page: from those in `now` to those in `then`. */
  restore(url: URL, now: Scopes, then: Scopes): void;
  /** Stays on the shown page and aborts the pending visit. */
  stay(): void;
}

/** Whether two entries of a page show the same fragments. */
export const hasEqualScopes = (now: Scopes, then: Scopes): boolean =>
  JSON.stringify(now) === JSON.stringify(then);

interface Current {
  /** The address of the page that is shown. */
  shown: string;
  /** The visit to it. */
  page: number;
  /** The key of its entry. */
  key: number;
  /** Fragments inserted into it. */
  scopes: Scopes;
  /** The browser has moved to an entry whose page is still loading. */
  isMoving: boolean;
  /** Set until the new page is scrolled: its position before that is not the visitor's choice. */
  unscrolled?: Landing | undefined;
}

/** Returns the entry with which the document was loaded. */
function readFirst({ page, state }: typeof firstEntry): Current {
  const known = isOurs(state) ? state : createEntry(Math.random(), {});
  return { ...known, shown: page, isMoving: false };
}

/** The entry that is shown; the changes that visits and updates make to it are in `record.ts`. */
export const current: Current = readFirst(firstEntry);

type Write = 'pushState' | 'replaceState';

/**
 * Writes the current entry into the history.
 *
 * @param how Whether a new entry is added, or the current one replaced.
 * @param url The address, if it changes.
 * @returns The entry; undefined when the browser throws: Safari after a hundred entries in half a minute, a
 * sandbox always.
 */
export function writeEntry(how: Write, url?: URL): Entry | undefined {
  const entry = createEntry(current.page, current.scopes);
  try {
    history[how](entry, '', url);
    current.key = entry.key;
    return entry;
  } catch {
    return undefined;
  }
}

// An entry without a state becomes ours: the page's first one, or one that the browser made for a hash.
function takeEntry(): void {
  if (isFree(history.state)) writeEntry('replaceState');
}

let scrolledTo: ScrollPosition | undefined;

const forgetScroll = () => (scrolledTo = undefined);

/** The page's scroll position, read once until it scrolls: reading it forces a layout of new content. Decision 371. */
export const scrollOfPage = (): ScrollPosition => (scrolledTo ??= [scrollX, scrollY]);

/** Records the scroll positions of the shown entry, before a pending answer replaces it. */
export function recordEntry(): void {
  if (current.isMoving || current.unscrolled || pageOf(location) !== current.shown) return;
  takeEntry();
  const { state } = history;
  // The entry of another script is left alone.
  if (isOurs(state)) recordScroll(state.key, { scroll: scrollOfPage(), inner: rememberScrolls() });
}

/** Records the scroll positions of the shown entry, read anew because it may have just been scrolled. */
export function leaveEntry(): void {
  forgetScroll();
  recordEntry();
}

/**
 * Restores the scroll position of an entry, without animation.
 *
 * @param state The entry's state; the current one by default.
 */
export function restoreScroll(state: unknown = history.state): void {
  const scrollPosition = isOurs(state) ? findScroll(state.key) : undefined;
  const [left, top] = scrollPosition?.scroll ?? [0, 0];
  restoreScrolls(scrollPosition?.inner ?? {});
  scrollTo({ left, top, behavior: 'instant' });
}

function stayOnPage(handlers: HistoryHandlers, then: Entry | undefined): void {
  if (current.isMoving) {
    current.isMoving = false;
    return handlers.stay();
  }
  // An overlay has removed its copy of the page's entry: a visit that began as it closed goes on.
  if (then?.key === current.key) return;
  current.unscrolled = undefined;
  // Back and forward abort a pending visit; a hash that the browser has followed aborts none.
  if (then) {
    handlers.stay();
    restoreScroll();
  }
  // The entry of a hash becomes ours. Chromium scrolls after `popstate`, and then fires `scroll` too.
  else leaveEntry();
}

function move(handlers: HistoryHandlers, then: Entry | undefined): void {
  const isSameAddress = pageOf(location) === current.shown;
  const isSamePage = then ? then.page === current.page : isSameAddress;
  const hasSameParts = isSameAddress && hasEqualScopes(current.scopes, then?.scopes ?? current.scopes);
  if (isSamePage && hasSameParts) {
    stayOnPage(handlers, then);
    return;
  }
  current.isMoving = true;
  const url = new URL(location.href);
  if (then && isSamePage) handlers.restore(url, current.scopes, then.scopes);
  else handlers.show(url);
}

function storeEntry(): void {
  leaveEntry();
  storeScrolls();
}

function watchScrolls(signal: AbortSignal): void {
  const scrolled = 'onscrollend' in globalThis ? 'scrollend' : 'scroll';
  addEventListener('scroll', forgetScroll, { signal, passive: true });
  addEventListener(scrolled, leaveEntry, { signal, passive: true });
  addEventListener('pagehide', storeEntry, { signal });
  // A hidden page may be discarded without another event.
  document.addEventListener('visibilitychange', storeEntry, { signal });
  history.scrollRestoration = 'manual';
  // `auto` is for pages that are shown again without this script; Chromium ignores it after F5.
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'), { signal });
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'), { signal });
}

const isAtStart = ({ scrollLeft, scrollTop }: Element) => scrollLeft === 0 && scrollTop === 0;

// The scroll position is restored after F5 or a full load in between, unless the browser or the visitor has
// set another one since.
function restoreFirst(): void {
  const { state } = history;
  if (!isOurs(state) || !isOurs(firstEntry.state) || state.key !== firstEntry.state.key) return;
  const scrollPosition = findScroll(state.key);
  if (!scrollPosition) return;
  restoreScrolls(scrollPosition.inner, isAtStart);
  const [left, top] = scrollPosition.scroll;
  if (scrollX === 0 && scrollY === 0) scrollTo({ left, top, behavior: 'instant' });
}

/**
 * Follows back and forward. Moves made since the document was loaded are handled now.
 *
 * @param handlers The handlers.
 * @param signal Ends the listening.
 */
export function startHistory(handlers: HistoryHandlers, signal: AbortSignal): void {
  const follow = (then: unknown) => {
    if (isOurs(then)) {
      move(handlers, then);
      current.key = then.key;
    } else if (isFree(then)) move(handlers, undefined);
  };
  if (firstEntry.hasMoved) follow(history.state);
  else restoreFirst();
  // From here on, only a hash that the browser follows creates an entry without a state.
  if (!current.isMoving) takeEntry();
  addEventListener('popstate', ({ state }: PopStateEvent) => follow(state), { signal });
  watchScrolls(signal);
}
