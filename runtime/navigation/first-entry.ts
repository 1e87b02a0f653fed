/** An address without what a hash changes. */
export const pageOf = (url: URL | Location) => url.pathname + url.search;

// Tests of sites and old scripts replace it, and may throw.
function readState(): unknown {
  try {
    return history.state;
  } catch {
    return undefined;
  }
}

/**
 * The history entry with which the document was loaded. The history module is loaded after the first view, and reads
 * here the state before that.
 */
export const firstEntry = { page: pageOf(location), state: readState(), hasMoved: false };

/** Whether this script may have written a state, in this document or in an earlier one of the tab. */
export const isPerhapsOurs = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Object.hasOwn(state, 'archipel');
