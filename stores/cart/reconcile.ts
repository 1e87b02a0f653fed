import type { CartLine } from './schema.ts';
import { reconcileRemovals } from './removals.ts';
import {
  dropMessage,
  dropPending,
  findLine,
  setMessage,
  type CartState,
  type PendingQuantity,
} from './state.ts';

// A removal that failed although the server has done it is an orphan.
const isFulfilled = ({ quantity }: PendingQuantity, line: CartLine | undefined): boolean =>
  line?.Quantity === quantity;

// Clears failures whose value the server already has.
function resolveFailures(state: CartState): CartState {
  return Object.entries(state.pending)
    .filter(([, { phase }]) => phase === 'failed')
    .filter(([id, failed]) => isFulfilled(failed, findLine(state, id)))
    .reduce((next, [id]) => dropMessage(dropPending(next, id), id), state);
}

// A value that could not be saved gets a message with the server's quantity from the fresh lines.
function markUnsaved(state: CartState): CartState {
  return Object.entries(state.pending)
    .filter(([id, { phase, quantity }]) => phase === 'failed' && quantity !== null && findLine(state, id))
    .filter(([id]) => state.messages[id]?.kind === 'unsaved')
    .reduce(
      (next, [id]) => setMessage(next, id, { kind: 'unsaved', quantity: findLine(state, id)!.Quantity }),
      state,
    );
}

// A limit that the answer to a write did not contain is only visible in the fresh lines.
function markLimits(state: CartState): CartState {
  const missed = Object.entries(state.expected).filter(([id, expected]) => {
    const line = findLine(state, id);
    return line && line.Quantity !== expected && !state.pending[id];
  });
  const recorded = missed.reduce(
    (next, [id]) => setMessage(next, id, { kind: 'limited', quantity: findLine(state, id)!.Quantity }),
    state,
  );
  return { ...recorded, expected: {} };
}

// A write with an unknown outcome stays pending even if its line has gone meanwhile.
function dropOrphans(state: CartState): CartState {
  const isOpen = (id: string) => state.pending[id]?.isUnsure && state.pending[id].phase !== 'failed';
  const ids = Object.keys({ ...state.pending, ...state.messages });
  const orphans = ids.filter((id) => !findLine(state, id) && !isOpen(id));
  return orphans.reduce((next, id) => dropMessage(dropPending(next, id), id), state);
}

/**
 * Merges new lines of the server into the state.
 *
 * @param lines Every line of the cart.
 * @param isFresh Whether nothing was written since their request; otherwise they are shown but count as stale.
 */
export function reconcileLines(state: CartState, lines: readonly CartLine[], isFresh: boolean): CartState {
  const next = { ...state, lines };
  if (!isFresh) return { ...next, isStale: true };
  return reconcileRemovals(
    dropOrphans(markLimits(markUnsaved(resolveFailures({ ...next, isStale: false })))),
  );
}
