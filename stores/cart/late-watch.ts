import { $cart, update } from './cart.ts';
import { fetchSummary } from './api.ts';
import { $late, listDangers } from './late.ts';
import { resumePending } from './state.ts';
import { isSameSummary } from './summary.ts';
import { queue, sendLine } from './writes.ts';

/** Interval in ms between reads while a late write may arrive. */
const PAUSE_MS = 1_500;

/** Whether the server's cart differs from the last confirmed one. */
async function hasChanged(signal: AbortSignal): Promise<boolean> {
  await queue.idle();
  const known = $cart.get().summary;
  const summary = await fetchSummary(signal).catch(() => undefined);
  // A write in the meantime is newer than the answer.
  const isCurrent = known === $cart.get().summary;
  return Boolean(known && summary && isCurrent && !isSameSummary(known, summary));
}

// A quantity is absolute: if the late write has not arrived, writing it again changes nothing.
function rememberPending(): void {
  const quantities = new Map(listDangers().map(({ id, confirmed: quantity }) => [id, quantity!]));
  for (const [id, quantity] of quantities) {
    if ($cart.get().pending[id]) continue;
    update((state) => resumePending(state, id, quantity));
    queue.add(`line ${id}`, () => sendLine(id));
  }
}

/**
 * Prevents a late write of an earlier page from winning: reads the summary while one may arrive, and writes
 * confirmed quantities again when it has changed (CRT-02).
 *
 * @param signal Ends the watching.
 */
export function watchLate(signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = async () => {
    if (await hasChanged(signal)) rememberPending();
    timer = undefined;
    plan();
  };
  const plan = () => {
    if (timer !== undefined || signal.aborted || listDangers().length === 0) return;
    timer = setTimeout(() => void check(), PAUSE_MS);
  };
  const stop = $late.subscribe(plan);
  signal.addEventListener('abort', () => {
    stop();
    clearTimeout(timer);
  });
}
