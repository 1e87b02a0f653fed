import { apiUrl } from '#runtime';

/** Time in ms after which a hidden page may have missed changes of other tabs and devices. */
const STALE_MS = 60_000;

// The name of a store's channel between tabs, and of its handover between pages.
const nameOf = (area: string) => `archipel-${area} ${apiUrl('')}`;

// Blocked storage means that nothing was handed over either.
function isLeftBehind(area: string): boolean {
  try {
    return sessionStorage.getItem(nameOf(area)) !== null;
  } catch {
    return false;
  }
}

type OnWord = (message: unknown) => void;

// BroadcastChannel may be missing or blocked.
function openChannel(area: string, onWord: OnWord): BroadcastChannel | undefined {
  try {
    const channel = new BroadcastChannel(nameOf(area));
    channel.onmessage = ({ data }) => onWord(data);
    return channel;
  } catch {
    return undefined;
  }
}

// An open channel may disable the back-forward cache, so it is closed while the page is away.
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

/** Events for which a store must be loaded. */
export interface StalenessHandlers {
  /** The page before has handed over unfinished writes. */
  onLeftBehind(): void;
  /** The page may be stale: another tab sent a message, or the page was away. */
  onStale(message?: unknown): void;
}

/**
 * Watches for a store that no page needs at its start: the server's HTML is current until one of these
 * events. Decision 129.
 *
 * @param area The store's area, such as `cart`.
 * @param handlers The handlers.
 * @param signal Ends the watching; aborted when the loaded store watches by itself.
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
