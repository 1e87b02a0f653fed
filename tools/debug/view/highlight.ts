import { atom, type WritableAtom } from 'nanostores';
import type { IslandRow } from '../islands/rows.ts';

/** Returns the innermost island around the target of a pointer. */
function islandAt(event: Event, rows: readonly IslandRow[]): string | undefined {
  const around = event.composedPath();
  const found = rows
    .map(({ id, host }) => ({ id, depth: around.indexOf(host) }))
    .filter(({ depth }) => depth >= 0)
    .toSorted((a, b) => a.depth - b.depth);
  return found[0]?.id;
}

/**
 * Follows the pointer over the page's islands; rows of the panel set the same store.
 *
 * @param readRows Returns the islands.
 * @param signal Ends the following.
 * @returns The id of the highlighted island.
 */
export function createHighlight(
  readRows: () => readonly IslandRow[],
  signal: AbortSignal,
): WritableAtom<string | undefined> {
  const $highlight = atom<string | undefined>();
  const follow = (event: Event) => {
    const isOwn = event.target instanceof Element && event.target.localName === 'archipel-debug';
    if (!isOwn) $highlight.set(islandAt(event, readRows()));
  };
  document.addEventListener('pointerover', follow, { passive: true, signal });
  return $highlight;
}
