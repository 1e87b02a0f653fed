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
  /** Another page than the one shown. */
  show(url: URL): void;
  /** The page that is shown with other parts: from those of now to those of then. */
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
  /** Fragments inserted into it. */
  scopes: Scopes;
  /** The browser has moved to what is still on its way. */
  isMoving: boolean;
  /** The scroll position before the first frame of the page is not the visitor's choice. */
  unscrolled?: Landing | undefined;
}

/** The shown entry, at first that of the document. Decision 371. */
function readFirst({ page, state }: typeof firstEntry): Current {
  const known = isOurs(state) ? { page: state.page, scopes: state.scopes } : { page: Date.now(), scopes: {} };
  return { ...known, shown: page, isMoving: false };
}

/** The entry that is shown; the changes that visits and updates make to it are in `record.ts`. */
export const current: Current = readFirst(firstEntry);

type Write = 'pushState' | 'replaceState';

/**
 * Writes the current entry into the history.
 *
 * @param how A new entry, or in place of the current one.
 * @param url The address, if it changes.
 * @returns The entry; nothing where the browser throws: Safari after a hundred entries in half a minute, a sandbox
 * always.
 */
export function writeEntry(how: Write, url?: URL): Entry | undefined {
  const entry = createEntry(current.page, current.scopes);
  try {
    history[how](entry, '', url);
    return entry;
  } catch {
    return undefined;
  }
}

// The first entry of the page, and that of a hash that the browser has followed, become ours.
function takeEntry(): void {
  if (isFree(history.state)) writeEntry('replaceState');
}

let scrolledTo: ScrollPosition | undefined;

const forgetScroll = () => (scrolledTo = undefined);

/** The page's scroll position, read once until it scrolls: reading it forces a layout of new content. */
export const scrollOfPage = (): ScrollPosition => (scrolledTo ??= [scrollX, scrollY]);

/** Records the scroll positions of the shown entry, before a pending answer replaces it. */
export function recordEntry(): void {
  if (current.isMoving || current.unscrolled || pageOf(location) !== current.shown) return;
  takeEntry();
  const { state } = history;
  // That of another script is left to it.
  if (isOurs(state)) recordScroll(state.key, { scroll: scrollOfPage(), inner: rememberScrolls() });
}

/** Notes the scroll positions of the entry that is shown, which may have been scrolled just now. */
export function leaveEntry(): void {
  forgetScroll();
  recordEntry();
}

/**
 * Scrolls to where an entry was left, at once.
 *
 * @param state The entry's state; that of now if it is left out.
 */
export function restoreScroll(state: unknown = history.state): void {
  const scrollPosition = isOurs(state) ? findScroll(state.key) : undefined;
  const [left, top] = scrollPosition?.scroll ?? [0, 0];
  restoreScrolls(scrollPosition?.inner ?? {});
  scrollTo({ left, top, behavior: 'instant' });
}

function stayOnPage(handlers: HistoryHandlers, then: Entry | undefined): void {
  const wasMoving = current.isMoving;
  current.isMoving = false;
  // A hash that the browser has followed by itself gives nothing up; back and forward give up what is on its way.
  if (then || wasMoving) handlers.stay();
  if (wasMoving) return;
  current.unscrolled = undefined;
  if (then) restoreScroll();
  // The entry of a hash becomes ours. Chromium scrolls after the event of the entry, and then fires `scroll` too.
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
  // A hidden page may end without another event.
  document.addEventListener('visibilitychange', storeEntry, { signal });
  history.scrollRestoration = 'manual';
  // For pages that come back without us; after F5 Chromium does not listen to it any more.
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'), { signal });
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'), { signal });
}

const isAtStart = ({ scrollLeft, scrollTop }: Element) => scrollLeft === 0 && scrollTop === 0;

// After F5, or a full load in between, the scroll position is restored. A position set by the browser, or by the
// visitor since, is preserved.
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
 * @param signal Ends the following.
 */
export function startHistory(handlers: HistoryHandlers, signal: AbortSignal): void {
  const follow = (then: unknown) => {
    if (isOurs(then)) move(handlers, then);
    else if (isFree(then)) move(handlers, undefined);
  };
  if (firstEntry.hasMoved) follow(history.state);
  else restoreFirst();
  // From now on only a hash that the browser follows makes an entry without a state.
  if (!current.isMoving) takeEntry();
  addEventListener('popstate', ({ state }: PopStateEvent) => follow(state), { signal });
  watchScrolls(signal);
}
