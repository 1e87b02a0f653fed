import { chooseTexts } from '#runtime/page/texts.ts';
import { notify } from '../notices/index.ts';
import { stringsSoon, translateOr } from '../strings/index.ts';
import { createOptimistic, type Optimistic, type WriteFailure } from '../writes/index.ts';
import { queueListWrite } from './queue.ts';
import { texts } from './texts.ts';

type Retried = Pick<Optimistic<unknown>, 'retry'>;

const slots = new Map<string, Retried>();

/** Reports a rejection: the server's message, or that it could not answer (WSH-06). */
export async function reportListRejection(message: string | undefined): Promise<void> {
  if (message === undefined) await stringsSoon();
  notify('error', message ?? translateOr('Core.ErrorServer', chooseTexts(texts).failed));
}

// A missing sign-in is shown next to the value only: the server has not failed.
async function reportListFailure(failure: WriteFailure, message: string | undefined): Promise<void> {
  if (failure === 'signed-out') return;
  if (message === undefined) await stringsSoon();
  notify('error', message ?? translateOr('Core.ErrorServer', chooseTexts(texts).unsaved));
}

interface SlotOptions<Value> {
  /** The name of the value, such as "name 5". */
  key: string;
  /** The value in the page's HTML. */
  confirmed: Value;
  /** Writes a value to the server. */
  write: (value: Value) => Promise<Value | void>;
  /** Called with each displayed value from then on: optimistic values and rollbacks. */
  onShown?: (value: Value) => void;
}

/**
 * Returns the optimistic value of a key, or creates it. It outlives the view that shows it; a rejection is
 * reported.
 *
 * @param options The value, and how to write it.
 */
export function listSlot<Value>({ key, confirmed, write, onShown }: SlotOptions<Value>): Optimistic<Value> {
  const known = slots.get(key) as Optimistic<Value> | undefined;
  if (known) return known;
  const slot = createOptimistic<Value>({
    confirmed,
    write,
    queue: queueListWrite,
    onRejected: (message) => void reportListRejection(message),
    onFailed: (failure, message) => void reportListFailure(failure, message),
  });
  if (onShown) slot.$state.listen(({ value }) => onShown(value));
  slots.set(key, slot);
  return slot;
}

/** Retries all failed values when the network is back. */
export function retryLists(): void {
  for (const slot of slots.values()) slot.retry();
}
