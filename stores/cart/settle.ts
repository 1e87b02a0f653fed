import type { CartLine } from './schema.ts';
import { settleRemovals } from './removals.ts';
import { dropNote, dropWish, findLine, setNote, type CartState, type Wish } from './state.ts';

const isFulfilled = ({ quantity }: Wish, line: CartLine | undefined): boolean =>
  quantity === null ? line === undefined : line?.Quantity === quantity;

// A failure that was none after all: the server has what was wished.
function settleFailures(state: CartState): CartState {
  return Object.entries(state.wishes)
    .filter(([, { phase }]) => phase === 'failed')
    .filter(([id, failed]) => isFulfilled(failed, findLine(state, id)))
    .reduce((next, [id]) => dropNote(dropWish(next, id), id), state);
}

// Fresh lines tell how many the cart still has of a quantity that could not be saved.
function noteUnsaved(state: CartState): CartState {
  return Object.entries(state.wishes)
    .filter(([id, { phase, quantity }]) => phase === 'failed' && quantity !== null && findLine(state, id))
    .filter(([id]) => state.notes[id]?.kind === 'unsaved')
    .reduce(
      (next, [id]) => setNote(next, id, { kind: 'unsaved', quantity: findLine(state, id)!.Quantity }),
      state,
    );
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
export function settleLines(state: CartState, lines: readonly CartLine[], isFresh: boolean): CartState {
  const next = { ...state, lines };
  if (!isFresh) return { ...next, isStale: true };
  return settleRemovals(dropOrphans(noteLimits(noteUnsaved(settleFailures({ ...next, isStale: false })))));
}
