import type { TreeRow } from './tree-data.ts';

/** What a key does in a tree. */
export type TreeMove =
  | { readonly kind: 'focus'; readonly place: number }
  | { readonly kind: 'open'; readonly ids: readonly string[] }
  | { readonly kind: 'close'; readonly id: string }
  | { readonly kind: 'press'; readonly id: string };

type Rows = readonly TreeRow[];

const STAY = { kind: 'open', ids: [] } as const satisfies TreeMove;

const focus = (place: number): TreeMove => ({ kind: 'focus', place });

function enter(rows: Rows, place: number): TreeMove {
  const { isFolder, isOpen, id } = rows[place]!;
  if (!isFolder) return STAY;
  return isOpen ? focus(place + 1) : { kind: 'open', ids: [id] };
}

function leave(rows: Rows, place: number): TreeMove {
  const { isFolder, isOpen, id, parentId } = rows[place]!;
  if (isFolder && isOpen) return { kind: 'close', id };
  const parent = rows.findIndex((row) => row.id === parentId);
  return parent < 0 ? STAY : focus(parent);
}

// Those that are open already are none that open.
function openSiblings(rows: Rows, place: number): TreeMove {
  const { parentId } = rows[place]!;
  const closed = rows.filter((row) => row.parentId === parentId && row.isFolder && !row.isOpen);
  return { kind: 'open', ids: closed.map(({ id }) => id) };
}

const KEYS: Readonly<Record<string, (rows: Rows, place: number) => TreeMove>> = {
  ArrowDown: (rows, place) => focus(Math.min(place + 1, rows.length - 1)),
  ArrowUp: (_rows, place) => focus(Math.max(place - 1, 0)),
  Home: () => focus(0),
  End: (rows) => focus(rows.length - 1),
  ArrowRight: enter,
  ArrowLeft: leave,
  '*': openSiblings,
  Enter: (rows, place) => ({ kind: 'press', id: rows[place]!.id }),
  ' ': (rows, place) => ({ kind: 'press', id: rows[place]!.id }),
};

/**
 * Tells what a key does in a tree (APG, tree view).
 *
 * @param rows The rows in view.
 * @param place Where the focus is.
 * @param key The key, as `KeyboardEvent.key`.
 * @returns Nothing for a key that is the browser's, or that types ahead.
 */
export const readTreeKey = (rows: Rows, place: number, key: string): TreeMove | undefined =>
  Object.hasOwn(KEYS, key) && rows[place] ? KEYS[key]!(rows, place) : undefined;
