import type { TreeRow } from './tree-data.ts';

/** The effect of a key in a tree. */
export type TreeMove =
  | { readonly kind: 'focus'; readonly index: number }
  | { readonly kind: 'open'; readonly ids: readonly string[] }
  | { readonly kind: 'close'; readonly id: string }
  | { readonly kind: 'press'; readonly id: string };

type Rows = readonly TreeRow[];

const STAY = { kind: 'open', ids: [] } as const satisfies TreeMove;

const focus = (index: number): TreeMove => ({ kind: 'focus', index });

function enter(rows: Rows, index: number): TreeMove {
  const { isFolder, isOpen, id } = rows[index]!;
  if (!isFolder) return STAY;
  return isOpen ? focus(index + 1) : { kind: 'open', ids: [id] };
}

function leave(rows: Rows, index: number): TreeMove {
  const { isFolder, isOpen, id, parentId } = rows[index]!;
  if (isFolder && isOpen) return { kind: 'close', id };
  const parent = rows.findIndex((row) => row.id === parentId);
  return parent < 0 ? STAY : focus(parent);
}

// Opens only the siblings that are closed.
function openSiblings(rows: Rows, index: number): TreeMove {
  const { parentId } = rows[index]!;
  const closed = rows.filter((row) => row.parentId === parentId && row.isFolder && !row.isOpen);
  return { kind: 'open', ids: closed.map(({ id }) => id) };
}

const KEYS: Readonly<Record<string, (rows: Rows, index: number) => TreeMove>> = {
  ArrowDown: (rows, index) => focus(Math.min(index + 1, rows.length - 1)),
  ArrowUp: (_rows, index) => focus(Math.max(index - 1, 0)),
  Home: () => focus(0),
  End: (rows) => focus(rows.length - 1),
  ArrowRight: enter,
  ArrowLeft: leave,
  '*': openSiblings,
  Enter: (rows, index) => ({ kind: 'press', id: rows[index]!.id }),
  ' ': (rows, index) => ({ kind: 'press', id: rows[index]!.id }),
};

/**
 * Returns the effect of a key in a tree (APG, tree view).
 *
 * @param rows The rows in view.
 * @param index Index of the focused row.
 * @param key The key, as `KeyboardEvent.key`.
 * @returns The effect; undefined for a key that is left to the browser or to type-ahead.
 */
export const readTreeKey = (rows: Rows, index: number, key: string): TreeMove | undefined =>
  Object.hasOwn(KEYS, key) && rows[index] ? KEYS[key]!(rows, index) : undefined;
