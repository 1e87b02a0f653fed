/** Decides when an island is loaded: calls `start` once, unless the signal is aborted before. */
export type Strategy = (host: Element, start: () => void, signal: AbortSignal) => void;
