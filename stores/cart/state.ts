import type { CartLine, CartSummary } from './schema.ts';

/** How far a wish has come. An undoable removal is not yet sent; a failed wish waits for a retry. */
export type WishPhase = 'undoable' | 'waiting' | 'sending' | 'failed';

/** What the visitor wants a line to be, until the server has confirmed or refused it. */
export interface Wish {
  /** Null: the line shall go. */
  readonly quantity: number | null;
  readonly phase: WishPhase;
  /** A write of this line was sent and its outcome is not known. */
  readonly isUnsure: boolean;
  /** What was wished before a removal; an undo wishes it again. */
  readonly before?: number | undefined;
}

/** What a line has to tell. The words are the view's; `message` is the server's. */
export interface LineNote {
  readonly kind: 'limited' | 'refused' | 'unsaved' | 'signed-out';
  readonly quantity?: number;
  readonly message?: string | undefined;
}

type ById<T> = Readonly<Record<string, T>>;

/** The cart: the server's truth, and what is wished beyond it. */
export interface CartState {
  readonly summary: CartSummary | null;
  /** The lines as the server last gave or confirmed them; empty until a page has shown them. */
  readonly lines: readonly CartLine[];
  readonly wishes: ById<Wish>;
  readonly notes: ById<LineNote>;
  /** Quantities that were accepted without the server saying how many there are now. */
  readonly expected: ById<number>;
  /** Amounts of the lines are older than their quantities. */
  readonly isStale: boolean;
  /** Grows when the lines should be read anew. */
  readonly version: number;
}

export const emptyCart: CartState = {
  summary: null,
  lines: [],
  wishes: {},
  notes: {},
  expected: {},
  isStale: false,
  version: 0,
};

export const idOf = (line: CartLine): string => String(line.Id);

export const findLine = (state: CartState, id: string): CartLine | undefined =>
  state.lines.find((line) => idOf(line) === id);

function without<T>(entries: ById<T>, id: string): ById<T> {
  const { [id]: _gone, ...rest } = entries;
  return rest;
}

const dropWish = (state: CartState, id: string): CartState => ({
  ...state,
  wishes: without(state.wishes, id),
});
const dropNote = (state: CartState, id: string): CartState => ({ ...state, notes: without(state.notes, id) });

const setWish = (state: CartState, id: string, wish: Wish): CartState => ({
  ...state,
  wishes: { ...state.wishes, [id]: wish },
});

const setNote = (state: CartState, id: string, note: LineNote): CartState => ({
  ...state,
  notes: { ...state.notes, [id]: note },
});

// What the server has already needs no wish, unless the outcome of a write is still open.
function wish(state: CartState, id: string, quantity: number, isUnsure: boolean): CartState {
  if (!isUnsure && findLine(state, id)?.Quantity === quantity) return dropWish(state, id);
  return setWish(state, id, { quantity, phase: 'waiting', isUnsure });
}

/** A quantity is wished. */
export function wishQuantity(state: CartState, id: string, quantity: number): CartState {
  return wish(dropNote(state, id), id, quantity, state.wishes[id]?.isUnsure ?? false);
}

/** A line shall go; until it is sent that can be undone. */
export function wishRemoval(state: CartState, id: string): CartState {
  const { quantity, isUnsure = false } = state.wishes[id] ?? {};
  const before = quantity ?? undefined;
  return setWish(dropNote(state, id), id, { quantity: null, phase: 'undoable', isUnsure, before });
}

/** The removal is taken back; what was wished before it is wished again. */
export function undoRemoval(state: CartState, id: string): CartState {
  const removal = state.wishes[id];
  if (removal?.phase !== 'undoable') return state;
  const { before, isUnsure } = removal;
  return before === undefined ? dropWish(state, id) : wish(state, id, before, isUnsure);
}

/** A wish is to be sent: an undo is no longer possible, and a failure is tried again. */
export function makeDue(state: CartState, id: string): CartState {
  const due = state.wishes[id];
  if (!due) return state;
  const { quantity, isUnsure } = due;
  return setWish(dropNote(state, id), id, { quantity, isUnsure, phase: 'waiting' });
}

/** A wish of the page before, of which nobody knows what became. */
export const resumeWish = (state: CartState, id: string, quantity: Wish['quantity']): CartState =>
  setWish(state, id, { quantity, phase: 'waiting', isUnsure: true });

/** The write of a wish is under way. */
export function startSending(state: CartState, id: string): CartState {
  const due = state.wishes[id];
  return due ? setWish(state, id, { ...due, phase: 'sending', isUnsure: true }) : state;
}

function confirmLine(state: CartState, id: string, quantity: number | null): CartState {
  if (quantity === null)
    return { ...state, lines: state.lines.filter((line) => idOf(line) !== id), isStale: true };
  const lines = state.lines.map((line) => (idOf(line) === id ? { ...line, Quantity: quantity } : line));
  return { ...state, lines, isStale: true };
}

/** A newer wish than the one that was answered stays, now that the outcome of the older one is known. */
function keepNewer(state: CartState, id: string, sent: Wish['quantity']): CartState | undefined {
  const newer = state.wishes[id];
  if (!newer || (newer.phase === 'sending' && newer.quantity === sent)) return undefined;
  if (newer.phase === 'waiting' && newer.quantity !== null) return wish(state, id, newer.quantity, false);
  return setWish(state, id, { ...newer, isUnsure: false });
}

/** What the server has made of a write, as far as it says so. */
export interface Outcome {
  readonly quantity?: number | undefined;
  readonly message?: string | undefined;
}

/**
 * The server has done what was sent.
 *
 * @param sent The quantity that was sent; null for a removal.
 * @param outcome The quantity that it gave, and what it says about it.
 */
export function confirm(state: CartState, id: string, sent: Wish['quantity'], outcome: Outcome): CartState {
  const quantity = sent === null ? null : (outcome.quantity ?? sent);
  const confirmed = confirmLine(state, id, quantity);
  const newer = keepNewer(confirmed, id, sent);
  if (newer) return newer;
  const done = dropWish(confirmed, id);
  if (sent === null || quantity === null) return done;
  if (outcome.quantity === undefined) return { ...done, expected: { ...done.expected, [id]: sent } };
  return quantity === sent
    ? done
    : setNote(done, id, { kind: 'limited', quantity, message: outcome.message });
}

/** The server has refused what was sent: the line is what it was, and says why. */
export function refuse(state: CartState, id: string, sent: Wish['quantity'], message?: string): CartState {
  const newer = keepNewer(state, id, sent);
  return newer ?? setNote(dropWish(state, id), id, { kind: 'refused', message });
}

/** The line is no longer in the cart. */
export function lose(state: CartState, id: string): CartState {
  return dropNote(dropWish(confirmLine(state, id, null), id), id);
}

/** Nobody knows what became of what was sent, or the visitor must sign in first: the wish is kept. */
export function fail(
  state: CartState,
  id: string,
  sent: Wish['quantity'],
  kind: 'unsaved' | 'signed-out',
): CartState {
  const failed = state.wishes[id];
  if (!failed || failed.quantity !== sent || failed.phase !== 'sending') return state;
  const isUnsure = kind === 'unsaved';
  return setNote(setWish(state, id, { ...failed, phase: 'failed', isUnsure }), id, { kind });
}

const isFulfilled = ({ quantity }: Wish, line: CartLine | undefined): boolean =>
  quantity === null ? line === undefined : line?.Quantity === quantity;

// A failure that was none after all: the server has what was wished.
function settleFailures(state: CartState): CartState {
  return Object.entries(state.wishes)
    .filter(([, { phase }]) => phase === 'failed')
    .filter(([id, failed]) => isFulfilled(failed, findLine(state, id)))
    .reduce((next, [id]) => dropNote(dropWish(next, id), id), state);
}

// A server that answers a write with nothing tells only now that it gave less.
function noteLimits(state: CartState): CartState {
  const missed = Object.entries(state.expected).filter(([id, expected]) => {
    const line = findLine(state, id);
    return line && line.Quantity !== expected && !state.wishes[id];
  });
  const noted = missed.reduce(
    (next, [id]) => setNote(next, id, { kind: 'limited', quantity: findLine(state, id)!.Quantity }),
    state,
  );
  return { ...noted, expected: {} };
}

// An open outcome is waited for, even when the line has gone meanwhile.
function dropOrphans(state: CartState): CartState {
  const isOpen = (id: string) => state.wishes[id]?.isUnsure && state.wishes[id].phase !== 'failed';
  const ids = Object.keys({ ...state.wishes, ...state.notes });
  const orphans = ids.filter((id) => !findLine(state, id) && !isOpen(id));
  return orphans.reduce((next, id) => dropNote(dropWish(next, id), id), state);
}

/**
 * The server's lines have come.
 *
 * @param lines Every line of the cart.
 * @param isFresh Whether nothing was written since they were asked for; otherwise they are shown, but not trusted.
 */
export function takeLines(state: CartState, lines: readonly CartLine[], isFresh: boolean): CartState {
  const next = { ...state, lines };
  if (!isFresh) return { ...next, isStale: true };
  return dropOrphans(noteLimits(settleFailures({ ...next, isStale: false })));
}
