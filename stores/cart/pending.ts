import { createSettling } from '../writes/index.ts';
import { $cart, update } from './cart.ts';
import { startRemoval } from './removals.ts';
import { makeDue, resumePending, setPendingQuantity, type PendingQuantity } from './state.ts';
import { queue, sendLine } from './writes.ts';

/** Debounce in ms: fast clicks become one write. */
const WRITE_DEBOUNCE_MS = 300;

const pendingOf = (id: string) => $cart.get().pending[id];

const settling = createSettling(WRITE_DEBOUNCE_MS, (id) => {
  update((state) => makeDue(state, id));
  queue.add(`line ${id}`, () => sendLine(id));
});

/**
 * Sets the optimistic quantity of a line; quick changes are debounced into one write (CRT-02).
 *
 * @param id The line's id.
 * @param quantity The new quantity; the server may grant less and reports it.
 * @param isUnsure True when the page does not show the cart's lines: the store's copy of them may be old.
 */
export function setQuantity(id: string, quantity: number, isUnsure = false): void {
  update((state) => setPendingQuantity(state, id, quantity, isUnsure));
  if (pendingOf(id)) settling.sendLater(id);
  else settling.forget(id);
}

/**
 * Removes a line: it is deleted at once, so that totals are correct, and `undoRemove` restores it (CRT-02).
 *
 * @param id The line's id.
 */
export function removeLine(id: string): void {
  update((state) => startRemoval(state, id));
  settling.sendNow(id);
}

/**
 * Retries failed writes.
 *
 * @param id The line's id; without one, every line.
 */
export function retry(id?: string): void {
  const ids = id === undefined ? Object.keys($cart.get().pending) : [id];
  for (const failed of ids) {
    const pending = pendingOf(failed);
    if (pending?.phase !== 'failed') continue;
    if (pending.quantity === null) removeLine(failed);
    else settling.sendNow(failed);
  }
}

/**
 * Waits until the server has every optimistic value; debounced values are sent at once.
 *
 * @returns Resolves when no write is in progress; failed values wait for a retry.
 */
export async function cartIdle(): Promise<void> {
  settling.sendAll();
  await queue.idle();
}

/** Restores the optimistic values of an earlier page that were not confirmed. */
export function resume(pending: readonly { id: string; quantity: PendingQuantity['quantity'] }[]): void {
  update((state) => pending.reduce((next, { id, quantity }) => resumePending(next, id, quantity), state));
  for (const { id } of pending) queue.add(`line ${id}`, () => sendLine(id));
}

/** Sends everything outside the write queue when the page is left and can't wait for the queue. */
export function sendOutsideQueue(): void {
  settling.sendAll();
  for (const id of Object.keys($cart.get().pending)) void sendLine(id);
}
