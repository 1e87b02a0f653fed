import { on } from '#runtime';

/** A slow write must not keep a visitor on the page for ever; what comes later is read again. */
const LEAVE_MS = 8_000;

/** A page that was away this long may have missed what other tabs and devices did. */
const STALE_MS = 60_000;

/** What a store that writes does in the life of a page. */
export interface PageLife {
  /** Settles when the server has every wish: a visit waits for it, 8 s at most. */
  idle(): Promise<void>;
  /** The next page is being asked for now: what it says is as old as this moment. */
  onRefetch(): void;
  /** The document goes away, and can't wait for a turn: send what waits, hand over what is not confirmed. */
  onLeave(): void;
  /** The document is back from the back-forward cache. */
  onReturn(): void;
  /** The page may have missed something: read anew. */
  onStale(): void;
  /** The network is back: try again what has failed. */
  onOnline(): void;
}

const after = (delay: number) => new Promise<void>((resolve) => setTimeout(resolve, delay));

function followVisibility(onStale: () => void, signal: AbortSignal): void {
  let hiddenAt = Number.POSITIVE_INFINITY;
  const onVisibility = () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > STALE_MS) onStale();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
}

/**
 * Calls a store that writes at the moments that matter to it.
 *
 * @param life What it does then.
 * @param signal Ends it.
 */
export function followPageLife(life: PageLife, signal: AbortSignal): void {
  on(
    'page-leave',
    ({ detail }) => detail.waitFor(Promise.race([life.idle(), after(LEAVE_MS)]).then(() => life.onRefetch())),
    signal,
  );
  followVisibility(() => life.onStale(), signal);
  addEventListener('pagehide', () => life.onLeave(), { signal });
  addEventListener('pageshow', ({ persisted }) => void (persisted && life.onReturn()), { signal });
  addEventListener('online', () => life.onOnline(), { signal });
}
