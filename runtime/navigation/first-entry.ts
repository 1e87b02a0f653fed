/** Returns the path and query of an address, without its hash. */
export const pageOf = (url: URL | Location) => url.pathname + url.search;

// `history` may be replaced by old scripts or by a site's tests, and may then throw.
function readState(): unknown {
  try {
    return history.state;
  } catch {
    return undefined;
  }
}

/** Whether this library may have written a state, in this document or in an earlier one of the tab. */
export const isPerhapsOurs = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Object.hasOwn(state, 'archipel');

// Back after a reload, but before this script, changes the address between entries of visits and nothing else.
// Decision 493.
function readFirstEntry() {
  const page = pageOf(location);
  const state = readState();
  const [loaded] = performance.getEntriesByType('navigation');
  const shown = loaded && isPerhapsOurs(state) ? pageOf(new URL(loaded.name)) : page;
  const hasMoved = shown !== page;
  return { page: shown, state: hasMoved ? undefined : state, hasMoved };
}

/**
 * The history entry with which the document was loaded, recorded here because the history module loads later.
 */
export const firstEntry = readFirstEntry();
