import { on } from '#runtime';
import { followPageLife } from '../writes/index.ts';
import { $cart, recordRefetch, update } from './cart.ts';
import { handOverCart, takeHandedOver } from './handover.ts';
import { expectLate, listLate } from './late.ts';
import { watchLate } from './late-watch.ts';
import { forgetRemovals } from './removals.ts';
import { followWord } from './follow-tab.ts';
import { listenToCartTabs } from './tabs.ts';
import { readCartAnew } from './show.ts';
import { cartIdle, resume, retry, sendOutsideQueue } from './pending.ts';
import { isAdding, listUnsent, repeatAddition } from './adds.ts';

/** Delay in ms after which an addition in progress at unload is assumed to be done. */
const ADDED_MS = 2_000;

const after = (delay: number) => new Promise<void>((resolve) => setTimeout(resolve, delay));

function leave(): void {
  sendOutsideQueue();
  const pending = Object.entries($cart.get().pending).map(([id, { quantity }]) => ({ id, quantity }));
  const at = Date.now();
  // A write in progress now may arrive after the writes of the next page.
  const late = pending.flatMap(({ id, quantity }) => (quantity === null ? [] : [{ id, quantity, at }]));
  handOverCart({ pending, late: [...listLate(), ...late], adds: listUnsent(), isAdding: isAdding() });
}

// State still in memory after a return from the back-forward cache needs no handover.
function comeBack(): void {
  takeHandedOver();
  readCartAnew();
}

function startAnew(): void {
  const left = takeHandedOver();
  if (!left) return;
  expectLate(left.late);
  resume(left.pending);
  for (const addition of left.adds) void repeatAddition(addition);
  if (left.isAdding) void after(ADDED_MS).then(readCartAnew);
}

const life = {
  idle: cartIdle,
  onRefetch: recordRefetch,
  onLeave: leave,
  onReturn: comeBack,
  onStale: readCartAnew,
  onOnline: () => retry(),
};

/**
 * Syncs the cart with the server, other tabs and the pages before and after, while a view shows it.
 *
 * @returns Stops the sync.
 */
export function startSync(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  followPageLife(life, signal);
  on('page-loaded', () => update(forgetRemovals), signal);
  listenToCartTabs(followWord, signal);
  watchLate(signal);
  startAnew();
  return () => controller.abort();
}
