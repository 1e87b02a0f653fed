import type { Island } from '../islands/island-state.ts';

/** A mounted island and the arriving host that it continues. */
export interface PreservedIsland {
  island: Island;
  arriving: HTMLElement;
}

/**
 * The functions of `preserve.ts`, which preserves keyed islands through a swap; loaded with the first of
 * them.
 */
export interface Preserver {
  findPreservedIslands(target: Element, content: ParentNode, islands: Iterable<Island>): PreservedIsland[];
  continueIsland(preserved: PreservedIsland): void;
}

let preserver: Preserver | undefined;

/** Sets the preserver for swaps; there is none until the first keyed island is loaded. */
export function setPreserver(loaded: Preserver): void {
  preserver = loaded;
}

export const getPreserver = (): Preserver | undefined => preserver;
