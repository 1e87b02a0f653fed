import { chooseTexts } from '#runtime/page/texts.ts';
import { notify } from '../notices/index.ts';
import { stringsSoon, translateOr } from '../strings/index.ts';
import { createOptimistic, type Optimistic, type WriteFailure } from '../writes/index.ts';
import { queueListWrite } from './queue.ts';
import { texts } from './texts.ts';

type Retried = Pick<Optimistic<unknown>, 'retry'>;

const slots = new Map<string, Retried>();

/** Tells what the server says of its refusal, else that it could not answer (WSH-06). */
export async function reportListRejection(message: string | undefined): Promise<void> {
  if (message === undefined) await stringsSoon();
  notify('error', message ?? translateOr('Core.ErrorServer', chooseTexts(texts).failed));
}

// A sign-in that is missing is said beside the value alone: no server has failed.
async function reportListFailure(failure: WriteFailure, message: string | undefined): Promise<void> {
  if (failure === 'signed-out') return;
  if (message === undefined) await stringsSoon();
  notify('error', message ?? translateOr('Core.ErrorServer', chooseTexts(texts).unsaved));
}

interface SlotOptions<Value> {
  /** What is wished, such as "name 5". */
  key: string;
  /** What the page says. */
  confirmed: Value;
  /** Sends a value. */
  write: (value: Value) => Promise<Value | void>;
  /** Called with whatever is shown of it from then on: wishes, and what is given back. */
  onShown?: (value: Value) => void;
}

/**
 * Finds the wish of a key, or makes it. It outlives the view that shows it; a refusal of the server is told.
 *
 * @param options What is wished, and how it is sent.
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

/** Sends again whatever could not be saved: the network is back. */
export function retryLists(): void {
  for (const slot of slots.values()) slot.retry();
}
