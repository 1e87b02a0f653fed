import type { Island } from '../islands/island-state.ts';

/** A mounted island and the arriving host that it continues. */
export interface PreservedIsland {
  island: Island;
  arriving: HTMLElement;
}

/** The module that lets keyed islands live on through a swap: `preserve.ts`, loaded with the first of them. */
export interface Preserver {
  findPreservedIslands(target: Element, content: ParentNode, islands: Iterable<Island>): PreservedIsland[];
  continueIsland(preserved: PreservedIsland): void;
}

let preserver: Preserver | undefined;

/** Gives swaps the preserver; before the first keyed island is ready there is none. */
export function setPreserver(loaded: Preserver): void {
  preserver = loaded;
}

export const getPreserver = (): Preserver | undefined => preserver;
