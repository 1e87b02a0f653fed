import { apiUrl } from '#runtime';

/** A page that was away this long may have missed what other tabs and devices did. */
const STALE_MS = 60_000;

// What a store's own room calls its channel between tabs, and what a page leaves to the next one.
const nameOf = (area: string) => `archipel-${area} ${apiUrl('')}`;

// Storage may be forbidden; then nothing was handed over either.
function isLeftBehind(area: string): boolean {
  try {
    return sessionStorage.getItem(nameOf(area)) !== null;
  } catch {
    return false;
  }
}

type OnWord = (message: unknown) => void;

// There may be no channels, or the browser may refuse one.
function openChannel(area: string, onWord: OnWord): BroadcastChannel | undefined {
  try {
    const channel = new BroadcastChannel(nameOf(area));
    channel.onmessage = ({ data }) => onWord(data);
    return channel;
  } catch {
    return undefined;
  }
}

// An open channel may keep a page out of the back-forward cache, so it is closed while the page is away.
function followTabs(area: string, onWord: OnWord, signal: AbortSignal): void {
  let channel = openChannel(area, onWord);
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  const open = () => (channel ??= openChannel(area, onWord));
  addEventListener('pagehide', close, { signal });
  addEventListener('pageshow', open, { signal });
  signal.addEventListener('abort', close);
}

function followAbsence(onReturn: () => void, signal: AbortSignal): void {
  let hiddenAt = Number.POSITIVE_INFINITY;
  const onVisibility = () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > STALE_MS) onReturn();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  addEventListener('pageshow', onShow, { signal });
}

/** What a store that is not loaded must be loaded for. */
export interface StalenessHandlers {
  /** The page before has left something to be finished. */
  onLeftBehind(): void;
  /** What the page shows may be old: another tab has changed it, and has said something, or the page was away. */
  onStale(message?: unknown): void;
}

/**
 * Watches for a store that no first page needs: what the server wrote is right until one of these signs comes.
 *
 * @param area The store's, such as `cart`.
 * @param signs What is done.
 * @param signal Ends the watching: aborted once the store is there and watches for itself.
 */
export function watchForStore(
  area: string,
  { onLeftBehind, onStale }: StalenessHandlers,
  signal: AbortSignal,
): void {
  if (isLeftBehind(area)) onLeftBehind();
  followTabs(area, onStale, signal);
  followAbsence(() => onStale(), signal);
}
