import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { DebugState } from '../debug-state.ts';
import type { IslandRow } from '../islands/rows.ts';

/** Returns the innermost island on a path from the target of a pointer to the window. */
function islandAt(path: readonly EventTarget[], rows: readonly IslandRow[]): string | undefined {
  const found = rows
    .map(({ id, host }) => ({ id, depth: path.indexOf(host) }))
    .filter(({ depth }) => depth >= 0)
    .toSorted((a, b) => a.depth - b.depth);
  return found[0]?.id;
}

/**
 * Follows the pointer over the page's islands, and an island that appears under it; rows of the panel set
 * the same store.
 *
 * @param $state The page's state, with its islands.
 * @param signal Ends the following.
 * @returns The id of the highlighted island.
 */
export function createHighlight(
  $state: ReadableAtom<Pick<DebugState, 'islands'>>,
  signal: AbortSignal,
): WritableAtom<string | undefined> {
  const $highlight = atom<string | undefined>();
  let path: readonly EventTarget[] | undefined;
  const update = () => path && $highlight.set(islandAt(path, $state.get().islands));
  const follow = (event: Event) => {
    const isOwn = event.target instanceof Element && event.target.localName === 'archipel-debug';
    path = isOwn ? undefined : event.composedPath();
    update();
  };
  // A row with the focus stays highlighted while the pointer rests on the page.
  const fill = ({ islands }: Pick<DebugState, 'islands'>) => {
    if (!islands.some(({ id }) => id === $highlight.get())) update();
  };
  document.addEventListener('pointerover', follow, { passive: true, signal });
  signal.addEventListener('abort', $state.listen(fill), { once: true });
  return $highlight;
}
