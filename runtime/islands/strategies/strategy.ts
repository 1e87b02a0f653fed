/**
 * Decides when an island is loaded. Calls `start` once, at the right moment, unless the signal is aborted before.
 */
export type Strategy = (host: Element, start: () => void, signal: AbortSignal) => void;
