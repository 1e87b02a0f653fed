import type { ShownSummary } from './summary-views.ts';
import type { CartLine } from './schema.ts';

/** Phase of an optimistic value; a failed one waits for a retry. */
type PendingPhase = 'waiting' | 'sending' | 'failed';

/** The optimistic value of a line, until the server confirms or rejects it. */
export interface PendingQuantity {
  /** Null: the line is to be removed. */
  readonly quantity: number | null;
  readonly phase: PendingPhase;
  /** A write of this line was sent and its outcome is unknown. */
  readonly isUnsure: boolean;
}

/** The message of a line. The view has the text for its kind; `message` is the server's. */
export interface LineMessage {
  readonly kind: 'limited' | 'rejected' | 'not-removed' | 'unsaved' | 'signed-out';
  readonly quantity?: number;
  readonly message?: string | undefined;
}

/**
 * Phase of a removal: an undo is possible (`removed`) or in progress (`returning`), the server has answered
 * it and the next lines decide (`answered`), or the line is in the cart (`back`).
 */
type RemovalPhase = 'removed' | 'returning' | 'answered' | 'back';

/** A removed line: the data that an undo adds again, and its old position. */
export interface Removal {
  readonly line: CartLine;
  readonly quantity: number;
  /** Position among the shown rows. */
  readonly index: number;
  readonly phase: RemovalPhase;
  /** The reason why the undo failed. */
  readonly message?: LineMessage | undefined;
}

export type ById<T> = Readonly<Record<string, T>>;

/** The cart: the server's state and the optimistic values. */
export interface CartState {
  readonly summary: ShownSummary | null;
  /** The lines as last sent or confirmed by the server; empty until a page has shown them. */
  readonly lines: readonly CartLine[];
  readonly pending: ById<PendingQuantity>;
  readonly messages: ById<LineMessage>;
  /** Quantities of accepted writes whose answer did not contain the resulting quantity. */
  readonly expected: ById<number>;
  /** The lines removed since the page was loaded, by `cartLineKey`. */
  readonly removals: ById<Removal>;
  /** The amounts of the lines are older than their quantities. */
  readonly isStale: boolean;
  /** Grows when the lines should be read again. */
  readonly version: number;
}

export const emptyCart: CartState = {
  summary: null,
  lines: [],
  pending: {},
  messages: {},
  expected: {},
  removals: {},
  isStale: false,
  version: 0,
};

export const idOf = (line: CartLine): string => String(line.Id);

/** Returns a key that survives a removal and a new addition, which changes the line's id (CRT-08). */
export const cartLineKey = (line: CartLine): string => line.ItemOriginAndKey || idOf(line);

export const findLine = (state: CartState, id: string): CartLine | undefined =>
  state.lines.find((line) => idOf(line) === id);

export function without<T>(entries: ById<T>, id: string): ById<T> {
  const { [id]: _gone, ...rest } = entries;
  return rest;
}

export const dropPending = (state: CartState, id: string): CartState => ({
  ...state,
  pending: without(state.pending, id),
});
export const dropMessage = (state: CartState, id: string): CartState => ({
  ...state,
  messages: without(state.messages, id),
});

const setPending = (state: CartState, id: string, pending: PendingQuantity): CartState => ({
  ...state,
  pending: { ...state.pending, [id]: pending },
});

export const setMessage = (state: CartState, id: string, lineMessage: LineMessage): CartState => ({
  ...state,
  messages: { ...state.messages, [id]: lineMessage },
});

// A value that the server already has is not pending, unless the outcome of a write is still open.
function markPending(state: CartState, id: string, quantity: number, isUnsure: boolean): CartState {
  if (!isUnsure && findLine(state, id)?.Quantity === quantity) return dropPending(state, id);
  return setPending(state, id, { quantity, phase: 'waiting', isUnsure });
}

/** Sets an optimistic quantity; `isUnsure` when the server's quantity is not known. */
export function setPendingQuantity(
  state: CartState,
  id: string,
  quantity: number,
  isUnsure = false,
): CartState {
  return markPending(
    dropMessage(state, id),
    id,
    quantity,
    isUnsure || (state.pending[id]?.isUnsure ?? false),
  );
}

/** Marks a line for removal. */
export function setPendingRemoval(state: CartState, id: string): CartState {
  const isUnsure = state.pending[id]?.isUnsure ?? false;
  return setPending(dropMessage(state, id), id, { quantity: null, phase: 'waiting', isUnsure });
}

/** Queues an optimistic value for sending; a failed one is retried. */
export function makeDue(state: CartState, id: string): CartState {
  const due = state.pending[id];
  if (!due) return state;
  const { quantity, isUnsure } = due;
  return setPending(dropMessage(state, id), id, { quantity, isUnsure, phase: 'waiting' });
}

/** Restores an optimistic value of the page before, whose outcome is unknown. */
export const resumePending = (
  state: CartState,
  id: string,
  quantity: PendingQuantity['quantity'],
): CartState => setPending(state, id, { quantity, phase: 'waiting', isUnsure: true });

/** Marks a write as in progress. */
export function startSending(state: CartState, id: string): CartState {
  const due = state.pending[id];
  return due ? setPending(state, id, { ...due, phase: 'sending', isUnsure: true }) : state;
}

function confirmLine(state: CartState, id: string, quantity: number | null): CartState {
  if (quantity === null)
    return { ...state, lines: state.lines.filter((line) => idOf(line) !== id), isStale: true };
  const lines = state.lines.map((line) => (idOf(line) === id ? { ...line, Quantity: quantity } : line));
  return { ...state, lines, isStale: true };
}

/** Preserves a newer value than the answered one; the outcome of the older write is now known. */
function preserveNewer(
  state: CartState,
  id: string,
  sent: PendingQuantity['quantity'],
): CartState | undefined {
  const newer = state.pending[id];
  if (!newer || (newer.phase === 'sending' && newer.quantity === sent)) return undefined;
  if (newer.phase === 'waiting' && newer.quantity !== null)
    return markPending(state, id, newer.quantity, false);
  return setPending(state, id, { ...newer, isUnsure: false });
}

/** The result of a write, as far as the answer contains it. */
export interface WriteOutcome {
  readonly quantity?: number | undefined;
  readonly message?: string | undefined;
}

/**
 * Confirms a write.
 *
 * @param sent The quantity that was sent; null for a removal.
 * @param outcome The quantity granted by the server, and its message.
 */
export function confirmPending(
  state: CartState,
  id: string,
  sent: PendingQuantity['quantity'],
  outcome: WriteOutcome,
): CartState {
  const quantity = sent === null ? null : (outcome.quantity ?? sent);
  const confirmed = confirmLine(state, id, quantity);
  const newer = preserveNewer(confirmed, id, sent);
  if (newer) return newer;
  const done = dropPending(confirmed, id);
  if (sent === null || quantity === null) return done;
  if (outcome.quantity === undefined) return { ...done, expected: { ...done.expected, [id]: sent } };
  return quantity === sent
    ? done
    : setMessage(done, id, { kind: 'limited', quantity, message: outcome.message });
}

/** Rolls back a rejected write and records the server's message. */
export function rejectPending(
  state: CartState,
  id: string,
  sent: PendingQuantity['quantity'],
  message?: string,
): CartState {
  const newer = preserveNewer(state, id, sent);
  return newer ?? setMessage(dropPending(state, id), id, { kind: 'rejected', message });
}

/** Removes a line that is no longer in the cart. */
export function losePending(state: CartState, id: string): CartState {
  return dropMessage(dropPending(confirmLine(state, id, null), id), id);
}

/**
 * Marks a write as failed: the outcome is unknown or a sign-in is needed. The optimistic value is preserved.
 */
export function failPending(
  state: CartState,
  id: string,
  sent: PendingQuantity['quantity'],
  kind: 'unsaved' | 'signed-out',
): CartState {
  const failed = state.pending[id];
  if (!failed || failed.quantity !== sent || failed.phase !== 'sending') return state;
  const isUnsure = kind === 'unsaved';
  return setMessage(setPending(state, id, { ...failed, phase: 'failed', isUnsure }), id, { kind });
}
