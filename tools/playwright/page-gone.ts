/** Messages of browsers about a document that was replaced, or a page that was closed, meanwhile. */
const GONE =
  /context was destroyed|cannot find context|navigat|detached|realm|has been closed|target closed|crashed/i;

/** Returns whether a document or its page went away while something was evaluated in it. */
export const isPageGone = (thrown: unknown): boolean => GONE.test(String(thrown));
