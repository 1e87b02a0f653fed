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

/** An addition that was under way when the page went is done by then. */
const ADDED_MS = 2_000;

const after = (delay: number) => new Promise<void>((resolve) => setTimeout(resolve, delay));

function leave(): void {
  sendOutsideQueue();
  const pending = Object.entries($cart.get().pending).map(([id, { quantity }]) => ({ id, quantity }));
  const at = Date.now();
  // Whatever is on its way now may arrive after what the next page writes.
  const late = pending.flatMap(({ id, quantity }) => (quantity === null ? [] : [{ id, quantity, at }]));
  handOverCart({ pending, late: [...listLate(), ...late], adds: listUnsent(), isAdding: isAdding() });
}

// What is still in memory after a return needs no handover.
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
 * Keeps the cart in step with the server, other tabs and the pages before and after, as long as somebody shows it.
 *
 * @returns Stops it.
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
