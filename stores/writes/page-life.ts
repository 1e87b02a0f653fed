import { on } from '#runtime';

/** Maximum time in ms that a slow write delays a visit; the state is read again later. */
const LEAVE_MS = 8_000;

/** Time in ms after which a hidden page may have missed changes of other tabs and devices. */
const STALE_MS = 60_000;

/** The callbacks of a store that writes, for the life of a page. */
export interface PageLife {
  /** Resolves when the server has every optimistic value: a visit waits for it, 8 s at most. */
  idle(): Promise<void>;
  /** Called when the next page is requested: its content is as old as this moment. */
  onRefetch(): void;
  /**
   * Called when the document is left: sends waiting writes without the queue and hands over unconfirmed
   * values.
   */
  onLeave(): void;
  /** Called when the document is restored from the back-forward cache. */
  onReturn(): void;
  /** Called when the page may have missed changes; reads again. */
  onStale(): void;
  /** Called when the network is back; retries failed writes. */
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
 * Calls a store at these events of a page's life.
 *
 * @param life The store's callbacks.
 * @param signal Unsubscribes.
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
