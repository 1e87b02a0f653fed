const FLAG = 'lightbox';

const isFlagged = () => Boolean((history.state as Record<string, unknown> | null)?.[FLAG]);

// Safari rejects more than a hundred entries in half a minute: then Back leaves the page, as without the gallery.
// Decision 192.
function pushEntry(): void {
  try {
    history.pushState({ ...(history.state as object | null), [FLAG]: true }, '');
  } catch {
    // Nothing to take away later, either.
  }
}

/**
 * Lets Back close what lies over the page. The new entry is a copy of the page's own: navigation sees the same page with
 * the same parts, and has nothing to do.
 *
 * @param close Called when the visitor has gone back.
 * @param signal Ends it.
 * @returns Takes the entry away again, when it was closed in another way.
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
