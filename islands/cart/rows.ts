import { idOf, type CartState, type LineNote, type Wish } from '#stores/cart/index.ts';
import type { CartLine } from '#stores/cart/schema.ts';

/** A line as it is shown: the server's, with what is wished of it. */
export interface Row {
  readonly id: string;
  readonly line: CartLine;
  readonly quantity: number;
  /** Removed, and the removal can still be undone. */
  readonly isRemoved: boolean;
  /** A wish is on its way to the server. */
  readonly isBusy: boolean;
  /** The amount belongs to another quantity than the one that is shown. */
  readonly isAmountOld: boolean;
  readonly note: LineNote | undefined;
}

const isUnderWay = (wish: Wish | undefined) => wish?.phase === 'waiting' || wish?.phase === 'sending';

function toRow(line: CartLine, { wishes, notes, isStale }: CartState): Row | undefined {
  const id = idOf(line);
  const wish = wishes[id];
  const isBusy = isUnderWay(wish);
  if (isBusy && wish?.quantity === null) return undefined;
  return {
    id,
    line,
    quantity: wish?.quantity ?? line.Quantity,
    isRemoved: wish?.phase === 'undoable',
    isBusy,
    isAmountOld: isStale || wish !== undefined,
    note: notes[id],
  };
}

/**
 * Puts the wishes over the lines. A line whose removal is on its way is gone already; one whose removal failed is back.
 *
 * @param lines The server's lines.
 * @param cart Wishes and notes.
 */
export function toRows(lines: readonly CartLine[], cart: CartState): Row[] {
  return lines.map((line) => toRow(line, cart)).filter((row) => row !== undefined);
}
