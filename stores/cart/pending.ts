import { createSettling } from '../writes/index.ts';
import { $cart, update } from './cart.ts';
import { startRemoval } from './removals.ts';
import { makeDue, resumePending, setPendingQuantity, type PendingQuantity } from './state.ts';
import { queue, sendLine } from './writes.ts';

/** Fast clicks become one write. */
const WRITE_DEBOUNCE_MS = 300;

const pendingOf = (id: string) => $cart.get().pending[id];

const settling = createSettling(WRITE_DEBOUNCE_MS, (id) => {
  update((state) => makeDue(state, id));
  queue.add(`line ${id}`, () => sendLine(id));
});

/**
 * Wishes a quantity of a line; what is wished in quick succession is sent as one write, the last (CRT-02).
 *
 * @param id The line's id.
 * @param quantity How many there shall be; the server may give less, and says so.
 * @param isUnsure True where the page does not show the cart's lines: what the store remembers of them may be old.
 */
export function setQuantity(id: string, quantity: number, isUnsure = false): void {
  update((state) => setPendingQuantity(state, id, quantity, isUnsure));
  if (pendingOf(id)) settling.sendLater(id);
  else settling.forget(id);
}

/**
 * Removes a line: it is deleted at once, so that totals are true, and can be brought back by `undoRemove` (CRT-02).
 *
 * @param id The line's id.
 */
export function removeLine(id: string): void {
  update((state) => startRemoval(state, id));
  settling.sendNow(id);
}

/**
 * Sends again what could not be saved.
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
 * Waits until the server has every wish; what was wished just now is sent at once.
 *
 * @returns Settles when nothing is being written; what failed waits for its retry.
 */
export async function cartIdle(): Promise<void> {
  settling.sendAll();
  await queue.idle();
}

/** Wishes again what a page that went away could not see confirmed. */
export function resume(pending: readonly { id: string; quantity: PendingQuantity['quantity'] }[]): void {
  update((state) => pending.reduce((next, { id, quantity }) => resumePending(next, id, quantity), state));
  for (const { id } of pending) queue.add(`line ${id}`, () => sendLine(id));
}

/** Sends everything beside the lane, when the page goes away and can't wait for a turn. */
export function sendOutsideQueue(): void {
  settling.sendAll();
  for (const id of Object.keys($cart.get().pending)) void sendLine(id);
}
