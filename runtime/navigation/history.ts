/** What an entry of ours remembers; entries of others are left alone. */
interface Entry {
  archipel: true;
  scroll: [left: number, top: number];
}

const isOurs = (state: unknown): state is Entry =>
  typeof state === 'object' && state !== null && (state as Partial<Entry>).archipel === true;

const createEntry = (): Entry => ({ archipel: true, scroll: [scrollX, scrollY] });

let shown = '';

// The browser has moved to a page that is still on its way.
let isMoving = false;

const pageOf = (url: URL | Location) => url.pathname + url.search;

// A foreign state (another script's pushState) is not ours to overwrite.
function rememberScroll(): void {
  if (history.state === null || isOurs(history.state)) history.replaceState(createEntry(), '');
}

/**
 * Notes a page in the history, after it is placed.
 *
 * @param url The final address.
 * @param mode A new entry, the current one, or none because the browser has moved already.
 */
export function noteVisit(url: URL, mode: 'push' | 'replace' | 'none'): void {
  const entry: Entry = { archipel: true, scroll: [0, 0] };
  if (mode === 'push') history.pushState(entry, '', url);
  if (mode === 'replace') history.replaceState(entry, '', url);
  shown = pageOf(url);
  isMoving = false;
}

/** Keeps the scroll position of the page that is left, before a new entry takes its place. */
export function leaveEntry(): void {
  if (pageOf(location) === shown) rememberScroll();
}

/** Scrolls to where the entry was left, at once. */
export function restoreScroll(): void {
  const [left, top] = isOurs(history.state) ? history.state.scroll : [0, 0];
  scrollTo({ left, top, behavior: 'instant' });
}

/**
 * Follows back and forward.
 *
 * @param show Called with the address that the browser now has, when it is another page than the one shown.
 * @param stay Called when the browser is back at the page that is shown, before another one has come.
 * @param signal Ends the following.
 */
export function startHistory(show: (url: URL) => void, stay: () => void, signal: AbortSignal): void {
  shown = pageOf(location);
  const onPopState = ({ state }: PopStateEvent) => {
    const isForeign = state !== null && !isOurs(state);
    if (isForeign) return;
    const wasMoving = isMoving;
    isMoving = pageOf(location) !== shown;
    if (isMoving) show(new URL(location.href));
    else if (wasMoving) stay();
    // Between anchors of the page that is shown.
    else if (state) restoreScroll();
  };
  addEventListener('popstate', onPopState, { signal });
  // Where the browser has no `scrollend`, leaving a page by a link still remembers it.
  addEventListener('scrollend', leaveEntry, { signal });
  history.scrollRestoration = 'manual';
  // The browser restores the position after F5 only when it is asked to.
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'), { signal });
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'), { signal });
}
