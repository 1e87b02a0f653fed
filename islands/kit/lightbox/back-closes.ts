const FLAG = 'lightbox';

const isFlagged = () => Boolean((history.state as Record<string, unknown> | null)?.[FLAG]);

// Safari allows 100 entries in 30 seconds; after that Back leaves the page, as without the gallery. Decision
// 192.
function pushEntry(): void {
  try {
    history.pushState({ ...(history.state as object | null), [FLAG]: true }, '');
  } catch {
    // Without an entry there is none to remove later.
  }
}

/**
 * Closes an overlay on Back. The new history entry is a copy of the page's own: navigation sees the same
 * page, and does nothing.
 *
 * @param close Called when the visitor has gone back.
 * @param signal Ends it.
 * @returns Function that removes the entry, when the overlay is closed in another way.
 */
export function closeOnBack(close: () => void, signal: AbortSignal): () => void {
  pushEntry();
  const onPopState = () => {
    if (!isFlagged()) close();
  };
  addEventListener('popstate', onPopState, { signal });
  return () => {
    if (isFlagged()) history.back();
  };
}
