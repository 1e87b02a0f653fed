import type { CartLine } from './schema.ts';
import {
  findLine,
  idOf,
  cartLineKey,
  setMessage,
  without,
  setPendingQuantity,
  setPendingRemoval,
  type CartState,
  type LineMessage,
  type Removal,
} from './state.ts';

/** A row: a line, or the removed line at this position. */
export interface CartEntry {
  readonly key: string;
  /** The server's line; for a removed one, the line as it was. */
  readonly line: CartLine;
  readonly removal: Removal | undefined;
}

type Shown = Pick<CartState, 'lines' | 'removals'>;

// Lines of one origin are distinguished by their ids.
function keyed(lines: readonly CartLine[]): [key: string, line: CartLine][] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(cartLineKey(line), (counts.get(cartLineKey(line)) ?? 0) + 1);
  return lines.map((line) => {
    const key = cartLineKey(line);
    return [counts.get(key) === 1 ? key : `${key} ${idOf(line)}`, line];
  });
}

/**
 * Lists the rows in display order: the server's lines, and each removed line at its old position, even when it
 * is back and the server lists it last.
 *
 * @param shown Lines and removals.
 */
export function listEntries({ lines, removals }: Shown): CartEntry[] {
  const byKey = new Map(keyed(lines));
  const entries: CartEntry[] = [...byKey]
    .filter(([key]) => !Object.hasOwn(removals, key))
    .map(([key, line]) => ({ key, line, removal: undefined }));
  const ordered = Object.entries(removals).toSorted(([, a], [, b]) => a.index - b.index);
  for (const [key, removal] of ordered) {
    const line = byKey.get(key);
    if (line || removal.phase !== 'back')
      entries.splice(removal.index, 0, { key, line: line ?? removal.line, removal });
  }
  return entries;
}

const setRemoval = (state: CartState, key: string, removal: Removal): CartState => ({
  ...state,
  removals: { ...state.removals, [key]: removal },
});

const changeRemoval = (state: CartState, key: string, change: Partial<Removal>): CartState => {
  const removal = state.removals[key];
  return removal ? setRemoval(state, key, { ...removal, ...change }) : state;
};

const dropRemoval = (state: CartState, key: string): CartState => ({
  ...state,
  removals: without(state.removals, key),
});

/** Starts the removal of a line; its position is recorded for an undo. */
export function startRemoval(state: CartState, id: string): CartState {
  const entries = listEntries(state);
  const index = entries.findIndex(({ line }) => idOf(line) === id && findLine(state, id));
  const next = setPendingRemoval(state, id);
  // A page without lines has no position to record.
  const entry = entries[index];
  if (!entry) return next;
  const quantity = state.pending[id]?.quantity ?? entry.line.Quantity;
  return setRemoval(next, entry.key, { line: entry.line, quantity, index, phase: 'removed' });
}

/** Whether a line has the data that an undo needs. */
export const canReturn = ({ ProductVariantId }: CartLine): boolean => (ProductVariantId ?? '') !== '';

/**
 * Starts the undo of a removal: at once if the delete was not sent yet, otherwise the undo waits in the queue.
 */
export function startReturn(state: CartState, key: string): CartState {
  const removal = state.removals[key];
  if (removal?.phase !== 'removed' || !canReturn(removal.line)) return state;
  const id = idOf(removal.line);
  const pending = state.pending[id];
  if (pending?.phase !== 'waiting' || pending.quantity !== null)
    return changeRemoval(state, key, { phase: 'returning', message: undefined });
  return changeRemoval(setPendingQuantity(state, id, removal.quantity), key, { phase: 'back' });
}

/** Marks the undo as answered or unknown; the next lines decide. */
export const answerReturn = (state: CartState, key: string): CartState =>
  changeRemoval(state, key, { phase: 'answered' });

/** Marks the undo as rejected: the line stays removed and shows the reason. */
export const rejectReturn = (state: CartState, key: string, message: LineMessage): CartState =>
  changeRemoval(state, key, { phase: 'removed', message });

/** Ends a removal whose line is still in the cart. */
export const endReturn = (state: CartState, key: string): CartState =>
  changeRemoval(state, key, { phase: 'back', message: undefined });

function resolvePresent(state: CartState, key: string, removal: Removal, line: CartLine): CartState {
  const id = idOf(line);
  if (state.pending[id]?.quantity === null) return state;
  const next = endReturn(state, key);
  // The same id under a confirmed removal: the server answered with success but removed nothing.
  if (removal.phase === 'removed' && idOf(removal.line) === id && !state.messages[id])
    return setMessage(next, id, { kind: 'not-removed' });
  const isLess = removal.phase === 'answered' && line.Quantity !== removal.quantity;
  return isLess ? setMessage(next, id, { kind: 'limited', quantity: line.Quantity }) : next;
}

function resolveGone(state: CartState, key: string, { phase }: Removal): CartState {
  if (phase === 'back') return dropRemoval(state, key);
  return phase === 'answered' ? rejectReturn(state, key, { kind: 'unsaved' }) : state;
}

/** Compares fresh lines with the removals: some removed lines may be in the cart (again). */
export function reconcileRemovals(state: CartState): CartState {
  const there = new Map(keyed(state.lines));
  return Object.entries(state.removals).reduce((next, [key, removal]) => {
    const line = there.get(key);
    return line ? resolvePresent(next, key, removal, line) : resolveGone(next, key, removal);
  }, state);
}

/** Forgets the removals when the page is left. */
export const forgetRemovals = (state: CartState): CartState => ({ ...state, removals: {} });
