import type { ShownSummary } from './summary-views.ts';
import type { CartLine } from './schema.ts';

/** How far a wish has come; a failed one waits for a retry. */
type PendingPhase = 'waiting' | 'sending' | 'failed';

/** What the visitor wants a line to be, until the server has confirmed or refused it. */
export interface PendingQuantity {
  /** Null: the line shall go. */
  readonly quantity: number | null;
  readonly phase: PendingPhase;
  /** A write of this line was sent and its outcome is not known. */
  readonly isUnsure: boolean;
}

/** What a line has to tell. The words are the view's; `message` is the server's. */
export interface LineMessage {
  readonly kind: 'limited' | 'rejected' | 'not-removed' | 'unsaved' | 'signed-out';
  readonly quantity?: number;
  readonly message?: string | undefined;
}

/**
 * How far a removal has come that the shopper sees: it can be undone (`removed`), is being undone (`returning`), the
 * server has answered the undo and the next lines tell what came of it (`answered`), or the line is there (`back`).
 */
type RemovalPhase = 'removed' | 'returning' | 'answered' | 'back';

/** A line that was removed here: what an undo adds again, and the place where it stood. */
export interface Removal {
  readonly line: CartLine;
  readonly quantity: number;
  /** Its place among the rows that are shown. */
  readonly index: number;
  readonly phase: RemovalPhase;
  /** Why it could not be brought back. */
  readonly message?: LineMessage | undefined;
}

export type ById<T> = Readonly<Record<string, T>>;

/** The cart: the server's truth, and what is wished beyond it. */
export interface CartState {
  readonly summary: ShownSummary | null;
  /** The lines as the server last gave or confirmed them; empty until a page has shown them. */
  readonly lines: readonly CartLine[];
  readonly pending: ById<PendingQuantity>;
  readonly messages: ById<LineMessage>;
  /** Quantities that were accepted without the server saying how many there are now. */
  readonly expected: ById<number>;
  /** What was removed since the page came, by `keyOf` its line. */
  readonly removals: ById<Removal>;
  /** Amounts of the lines are older than their quantities. */
  readonly isStale: boolean;
  /** Grows when the lines should be read anew. */
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

/** What tells a line from others even when it was removed and added again, which gives it another id (CRT-08). */
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

// What the server has already needs no wish, unless the outcome of a write is still open.
function markPending(state: CartState, id: string, quantity: number, isUnsure: boolean): CartState {
  if (!isUnsure && findLine(state, id)?.Quantity === quantity) return dropPending(state, id);
  return setPending(state, id, { quantity, phase: 'waiting', isUnsure });
}

/** A quantity is wished; `isUnsure` when it is not known how many the server has. */
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

/** A line shall go. */
export function setPendingRemoval(state: CartState, id: string): CartState {
  const isUnsure = state.pending[id]?.isUnsure ?? false;
  return setPending(dropMessage(state, id), id, { quantity: null, phase: 'waiting', isUnsure });
}

/** A wish is to be sent; a failure is tried again. */
export function makeDue(state: CartState, id: string): CartState {
  const due = state.pending[id];
  if (!due) return state;
  const { quantity, isUnsure } = due;
  return setPending(dropMessage(state, id), id, { quantity, isUnsure, phase: 'waiting' });
}

/** A wish of the page before, whose outcome is unknown. */
export const resumePending = (
  state: CartState,
  id: string,
  quantity: PendingQuantity['quantity'],
): CartState => setPending(state, id, { quantity, phase: 'waiting', isUnsure: true });

/** The write of a wish is under way. */
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

/** A newer wish than the one that was answered stays, now that the outcome of the older one is known. */
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

/** What the server has made of a write, as far as it says so. */
export interface WriteOutcome {
  readonly quantity?: number | undefined;
  readonly message?: string | undefined;
}

/**
 * The server has done what was sent.
 *
 * @param sent The quantity that was sent; null for a removal.
 * @param outcome The quantity that it gave, and what it says about it.
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

/** The server has refused what was sent: the line is what it was, and says why. */
export function rejectPending(
  state: CartState,
  id: string,
  sent: PendingQuantity['quantity'],
  message?: string,
): CartState {
  const newer = preserveNewer(state, id, sent);
  return newer ?? setMessage(dropPending(state, id), id, { kind: 'rejected', message });
}

/** The line is no longer in the cart. */
export function losePending(state: CartState, id: string): CartState {
  return dropMessage(dropPending(confirmLine(state, id, null), id), id);
}

/** The outcome of what was sent is unknown, or the visitor must sign in first: the wish is kept. */
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
