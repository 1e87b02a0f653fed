import { track } from '#runtime';
import { $cart, update } from './cart.ts';
import { makeDue, resumeWish, undoRemoval, wishQuantity, wishRemoval } from './state.ts';
import { lane, sendLine } from './writes.ts';

/** Fast clicks become one write. */
const SETTLE_MS = 300;

/** How long a removal can be undone. */
export const UNDO_MS = 8_000;

const timers = new Map<string, { stop: () => void }>();

const wishOf = (id: string) => $cart.get().wishes[id];

function cancel(id: string): void {
  timers.get(id)?.stop();
  timers.delete(id);
}

function sendNow(id: string): void {
  cancel(id);
  update((state) => makeDue(state, id));
  lane.add(`line ${id}`, () => sendLine(id));
}

function sendAfter(id: string, delay: number): Promise<void> {
  cancel(id);
  return new Promise((resolve) => {
    const timer = setTimeout(() => sendNow(id), delay);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    timers.set(id, { stop });
  });
}

function settle(id: string): void {
  if (wishOf(id)) void track(sendAfter(id, SETTLE_MS));
  else cancel(id);
}

/**
 * Wishes a quantity of a line; what is wished in quick succession is sent as one write, the last (CRT-02).
 *
 * @param id The line's id.
 * @param quantity How many there shall be; the server may give less, and says so.
 */
export function setQuantity(id: string, quantity: number): void {
  update((state) => wishQuantity(state, id, quantity));
  settle(id);
}

/**
 * Wishes a line away. It is deleted after a while in which that can be undone, or as soon as the page is left (CRT-02).
 *
 * @param id The line's id.
 */
export function removeLine(id: string): void {
  update((state) => wishRemoval(state, id));
  void sendAfter(id, UNDO_MS);
}

/**
 * Takes a removal back that is not yet sent; later, and for a line that was not removed, it does nothing.
 *
 * @param id The line's id.
 */
export function undoRemove(id: string): void {
  if (wishOf(id)?.phase !== 'undoable') return;
  update((state) => undoRemoval(state, id));
  settle(id);
}

/**
 * Sends again what could not be saved.
 *
 * @param id The line's id; without one, every line.
 */
export function retry(id?: string): void {
  const ids = id === undefined ? Object.keys($cart.get().wishes) : [id];
  for (const failed of ids) if (wishOf(failed)?.phase === 'failed') sendNow(failed);
}

/** Sends everything that waits for its moment, at once. */
export function sendAll(): void {
  for (const id of timers.keys()) sendNow(id);
}

/**
 * Waits until the server has every wish: removals that could be undone are sent, and so is what was wished just now.
 *
 * @returns Settles when nothing is being written; what failed waits for its retry.
 */
export async function idle(): Promise<void> {
  sendAll();
  await lane.idle();
}

/** Wishes again what a page that went away could not see confirmed. */
export function resume(wishes: readonly { id: string; quantity: number | null }[]): void {
  for (const { id, quantity } of wishes) {
    update((state) => resumeWish(state, id, quantity));
    sendNow(id);
  }
}

/** Sends everything beside the lane, when the page goes away and nobody can wait for a turn. */
export function sendBesideLane(): void {
  sendAll();
  for (const id of Object.keys($cart.get().wishes)) void sendLine(id);
}
