import {
  canReturn,
  idOf,
  listEntries,
  type CartEntry,
  type CartState,
  type LineMessage,
  type PendingQuantity,
} from '#stores/cart';
import type { CartLine } from '#stores/cart/schema.ts';

/** A row's attribute; its value is the row's key. */
export const ROW = 'data-cart-row';

/** A row: the server's line with its optimistic quantity, or a removed line. */
export interface Row {
  /** Identifies the row, even if its line is restored under another id (CRT-08). */
  readonly key: string;
  readonly id: string;
  readonly line: CartLine;
  readonly quantity: number;
  readonly isRemoved: boolean;
  /** The removal can be undone. */
  readonly canReturn: boolean;
  /** A write of this row is in progress. */
  readonly isBusy: boolean;
  /** The amount belongs to another quantity than the displayed one. */
  readonly isAmountOld: boolean;
  readonly message: LineMessage | undefined;
}

const isInProgress = (pending: PendingQuantity | undefined) =>
  pending?.phase === 'waiting' || pending?.phase === 'sending';

function toRemovedRow({ key, line, removal }: CartEntry): Row | undefined {
  if (!removal || removal.phase === 'back') return undefined;
  const { quantity, phase, message } = removal;
  const isBusy = phase !== 'removed';
  const id = idOf(line);
  return {
    key,
    id,
    line,
    quantity,
    isRemoved: true,
    canReturn: canReturn(line),
    isBusy,
    isAmountOld: true,
    message,
  };
}

function toRow(entry: CartEntry, cart: CartState, ids: ReadonlySet<string>): Row | undefined {
  const { key, line } = entry;
  const id = idOf(line);
  const pending = cart.pending[id];
  const isBusy = isInProgress(pending);
  if (!ids.has(id) || (isBusy && pending?.quantity === null)) return toRemovedRow(entry);
  return {
    key,
    id,
    line,
    quantity: pending?.quantity ?? line.Quantity,
    isRemoved: false,
    canReturn: false,
    isBusy,
    isAmountOld: cart.isStale || pending !== undefined,
    message: cart.messages[id],
  };
}

/**
 * Merges optimistic quantities and removals into the lines. A line whose removal is in progress is shown as
 * removed; one whose removal failed is shown again. Decision 16.
 *
 * @param lines The server's lines.
 * @param cart Optimistic values, removals and messages.
 */
export function toRows(lines: readonly CartLine[], cart: CartState): Row[] {
  const shown = { ...cart, lines };
  const ids = new Set(lines.map(idOf));
  return listEntries(shown)
    .map((entry) => toRow(entry, shown, ids))
    .filter((row) => row !== undefined);
}

const isSameIn = <T extends object>(one: T, other: T, names: readonly (keyof T)[]) =>
  names.every((name) => one[name] === other[name]);

const namesOf = <T extends object>(value: T) => Object.keys(value) as (keyof T)[];

const isSameLine = (one: CartLine, other: CartLine) =>
  one === other || isSameIn(one, other, [...namesOf(one), ...namesOf(other)]);

/** Returns whether two rows look the same: lines that are read again are new objects. */
export const isSameRow = ({ line, ...one }: Row, { line: otherLine, ...other }: Row): boolean =>
  isSameLine(line, otherLine) && isSameIn(one, other, namesOf(one));
