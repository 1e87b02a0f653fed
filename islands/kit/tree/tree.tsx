import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { closest, contains, getAttribute } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { persistOpenNodes, readOpenNodes } from './persisted-open.ts';
import { drawRows, isWindowed } from './row-window.ts';
import { indexOfFocus, type TreeData, type TreeRow } from './tree-data.ts';
import { readTreeKey, type TreeMove } from './tree-keys.ts';
import { TreeRowView } from './tree-row.tsx';
import { createTypeAhead } from './type-ahead.ts';
import { useRowView } from './use-row-view.ts';
import { useTreeRows } from './use-tree-rows.ts';
import './tree.css';

interface Props {
  /** The nodes; another tree needs another `key`. */
  data: TreeData;
  /** The tree's accessible name. */
  label: string;
  /** Nodes up to this level are open at first. */
  depth?: number;
  /** The name under which this tab stores the open nodes. */
  storageKey: string;
  selected?: string | undefined;
  /** Called when another node is chosen. */
  onSelect: (id: string) => void;
}

const ITEM = '[role="treeitem"]';

/** A key that types a character. */
const SIGN = /^.$/u;

const unique = (ids: readonly string[]) => [...new Set(ids)];

function parentsOf({ nodes }: TreeData, id: string | undefined): string[] {
  const parents: string[] = [];
  let at = id === undefined ? undefined : nodes.get(id)?.parentId;
  for (; at !== undefined; at = nodes.get(at)?.parentId) parents.push(at);
  return parents;
}

/** Manages the open nodes, stored for the tab; the ancestors of a newly selected node are opened. */
function useOpenNodes({ data, depth = 1, storageKey, selected }: Props) {
  const [open, setOpen] = useState<readonly string[]>(() => readOpenNodes(data, depth, storageKey));
  const change = (next: readonly string[]) => {
    setOpen(next);
    persistOpenNodes(data, depth, storageKey, next);
  };
  useLayoutEffect(() => {
    const parents = parentsOf(data, selected);
    setOpen((known) => (parents.every((id) => known.includes(id)) ? known : unique([...known, ...parents])));
  }, [data, selected]);
  return {
    open,
    change,
    add: (ids: readonly string[]) => change(unique([...open, ...ids])),
    toggle: (id: string) =>
      change(open.includes(id) ? open.filter((one) => one !== id) : unique([...open, id])),
  };
}

/** Manages the row that Tab reaches, and moves the focus to it while the tree has the focus. */
function useRowFocus(data: TreeData, rows: readonly TreeRow[], requested: string | undefined) {
  const tree = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  const isMoving = useRef(false);
  const indexes = useMemo(() => new Map(rows.map(({ id }, index) => [id, index])), [rows]);
  const index = indexOfFocus(data, indexes, focused ?? requested);
  useLayoutEffect(() => {
    const list = tree.current;
    if (!list) return;
    // Closing a parent may have removed the focused row.
    if (isMoving.current || document.activeElement === list)
      findInside(list, `${ITEM}[tabindex="0"]`)?.focus();
    isMoving.current = false;
  });
  const moveTo = (id: string) => {
    isMoving.current = true;
    setFocused(id);
  };
  return { tree, index, indexOf: (id: string) => indexes.get(id) ?? index, moveTo, remember: setFocused };
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

const rowAt = (target: EventTarget): Element | null =>
  target instanceof Element ? closest(target, ITEM) : null;

const nodeOf = (row: Element): string => getAttribute(row, 'data-node')!;

/** Handlers of keys and presses in a tree. */
function useTreeHandlers(
  { data, selected, onSelect }: Props,
  rows: readonly TreeRow[],
  { add, toggle }: Pick<ReturnType<typeof useOpenNodes>, 'add' | 'toggle'>,
  { tree, indexOf, moveTo, remember }: ReturnType<typeof useRowFocus>,
) {
  const [ahead] = useState(() => createTypeAhead());
  const press = (id: string) => {
    if (id === selected) return toggle(id);
    if (data.nodes.get(id)!.childIds.length > 0) add([id]);
    return onSelect(id);
  };
  const carryOut = (move: TreeMove) => {
    if (move.kind === 'focus') moveTo(rows[move.index]!.id);
    else if (move.kind === 'open') add(move.ids);
    else if (move.kind === 'close') toggle(move.id);
    else press(move.id);
  };
  const readTyped = (sign: string, index: number): TreeMove => {
    const names = rows.map(({ name }) => name);
    const found = ahead.type(sign, names, index);
    return { kind: 'focus', index: found < 0 ? index : found };
  };
  const readMove = (key: string, index: number): TreeMove | undefined => {
    const isSign = SIGN.test(key);
    if (isSign && key !== '*' && ahead.isTyping()) return readTyped(key, index);
    return readTreeKey(rows, index, key) ?? (isSign ? readTyped(key, index) : undefined);
  };
  return {
    onKeyDown(event: KeyboardEvent) {
      if (hasModifier(event) || event.nativeEvent.isComposing || rows.length === 0) return;
      const row = rowAt(event.target);
      const move = readMove(event.key, row ? indexOf(nodeOf(row)) : 0);
      if (!move) return;
      event.preventDefault();
      carryOut(move);
    },
    onClick({ target }: MouseEvent) {
      const row = rowAt(target);
      if (!row) return;
      moveTo(nodeOf(row));
      if (closest(target as Element, '[data-tree-toggle]')) toggle(nodeOf(row));
      else press(nodeOf(row));
    },
    onFocus({ target }: { target: EventTarget }) {
      const row = rowAt(target);
      if (row && tree.current && contains(tree.current, row)) remember(nodeOf(row));
    },
  };
}

/**
 * A tree (APG, tree view): arrows, Home, End, `*`, type-ahead, one tab stop. A press selects and opens a
 * node, another press closes it. A large tree renders only the rows in view.
 */
export function Tree(props: Props) {
  const { data, label, selected } = props;
  const { open, change, ...opening } = useOpenNodes(props);
  const rows = useTreeRows(data, open, change);
  const focus = useRowFocus(data, rows, selected);
  const handlers = useTreeHandlers(props, rows, opening, focus);
  const view = useRowView(focus.tree, isWindowed(rows.length));
  return (
    <div
      ref={focus.tree}
      role="tree"
      tabIndex={-1}
      aria-label={label}
      className={isWindowed(rows.length) ? 'ar-tree ar-tree-windowed' : 'ar-tree'}
      {...handlers}
    >
      {drawRows(rows.length, view, focus.index).map((part) => {
        if ('gap' in part) {
          const spacer = { blockSize: `${part.gap * view.rowHeight}px` };
          return <div key={`gap ${part.before}`} role="none" style={spacer} />;
        }
        const row = rows[part.rowIndex]!;
        const isReached = part.rowIndex === focus.index;
        return <TreeRowView key={row.id} row={row} isSelected={row.id === selected} isReached={isReached} />;
      })}
    </div>
  );
}
