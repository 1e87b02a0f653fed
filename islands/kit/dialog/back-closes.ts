import { on } from '#runtime';

const DEPTH = 'overlay';

/** Time in ms after which an entry counts as removed, though the browser has not said so. */
const BACK_TIMEOUT_MS = 500;

/** Number of overlays that the shown history entry belongs to. */
const depthOfEntry = (): number => Number((history.state as Record<string, unknown> | null)?.[DEPTH] ?? 0);

// Safari allows 100 entries in 30 seconds; after that Back leaves the page, as without the overlay. Decision
// 192.
function pushEntry(depth: number): void {
  try {
    history.pushState({ ...(history.state as object | null), [DEPTH]: depth }, '');
  } catch {
    // Without an entry there is none to remove later.
  }
}

function goBack(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, BACK_TIMEOUT_MS);
    addEventListener('popstate', end, { once: true });
    history.back();
  });
}

/**
 * Closes an overlay on Back. The new history entry is a copy of the page's own: navigation sees the same
 * page, and does nothing. A visit waits until the entry is removed.
 *
 * @param close Called when the visitor has gone back.
 * @param signal Ends the listening for Back.
 * @returns Function that removes the entry, when the overlay is closed in another way; its promise resolves
 * when the entry is gone.
 */
export function closeOnBack(close: () => void, signal: AbortSignal): () => Promise<void> {
  const depth = depthOfEntry() + 1;
  let gone: Promise<void> | undefined;
  const leave = () => (gone ??= depthOfEntry() === depth ? goBack() : Promise.resolve());
  const onPopState = () => {
    if (depthOfEntry() < depth) close();
  };
  pushEntry(depth);
  addEventListener('popstate', onPopState, { signal });
  on('page-leave', ({ detail }) => detail.waitFor(leave()), signal);
  return leave;
}
