import { report, toError, track } from '#runtime';
import { messageOf } from '#runtime/requests/message-of.ts';
import { RequestError } from '#runtime/requests/request-error.ts';
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { reportFailure } from '../api.ts';
import { classifyWriteFailure, FAILURE_MEANINGS, type WriteFailure } from './failures.ts';
import { setGuarded } from './guarded.ts';
import { writeTwice } from './repeat.ts';

/** What a view shows of a wish. */
export interface OptimisticState<Value> {
  /** What is wished, before the server has it; else what the server has. */
  readonly value: Value;
  /** `failed`: it could not be saved and waits for `retry`. */
  readonly status: 'settled' | 'saving' | 'failed';
  /** Why it failed. */
  readonly failure?: WriteFailure;
}

interface OptimisticOptions<Value> {
  /** What the server has when the page comes. */
  confirmed: Value;
  /**
   * Sends a value, which is absolute: it is sent twice when the outcome of the first is unknown. It may tell what the server
   * has made of it, such as a smaller quantity.
   */
  write: (value: Value) => Promise<Value | void>;
  /** The server has refused a value; what it had before is shown again. The message is the server's own, if it has one. */
  onRejected: (message: string | undefined, rejected: Value) => void;
  /** The value could not be saved and waits for `retry`; the message is the server's own, if it has one. */
  onFailed?: (failure: WriteFailure, message: string | undefined) => void;
  /** Where it waits for its turn, such as the cart's lane; by default it does not wait. */
  queue?: (run: () => Promise<void>) => void;
}

/** One value that the visitor wishes and the server keeps: a switch, a choice. */
export interface Optimistic<Value> {
  readonly $state: ReadableAtom<OptimisticState<Value>>;
  /** Wishes a value: shown at once, sent when the one under way is answered. The newest wins; no write is aborted. */
  set(value: Value): void;
  /** Sends again what could not be saved. */
  retry(): void;
  /** The server has said by another way, such as a page, what it has. A newer wish stays. */
  confirm(value: Value): void;
  /** Settles when nothing is under way; what failed waits for its retry. */
  idle(): Promise<void>;
}

/** What a slot is made of. */
interface Slot<Value> extends OptimisticOptions<Value> {
  readonly $state: WritableAtom<OptimisticState<Value>>;
  /** The server may have something else than it has confirmed. */
  isOpen: boolean;
  running: Promise<void> | undefined;
}

const show = <Value>({ $state }: Slot<Value>, state: OptimisticState<Value>): void =>
  setGuarded($state, state, 'a listener of a wish');

const isSaved = <Value>({ isOpen, confirmed }: Slot<Value>, value: Value): boolean =>
  !isOpen && Object.is(value, confirmed);

function isPendingValue<Value>({ $state }: Slot<Value>, sent: Value): boolean {
  const { status, value } = $state.get();
  return status === 'saving' && Object.is(value, sent);
}

function showFailedValue<Value>(slot: Slot<Value>, value: Value, failure: WriteFailure, error: Error): void {
  reportFailure(error instanceof RequestError ? error.url : '', error);
  show(slot, { value, status: 'failed', failure });
  slot.onFailed?.(failure, messageOf(error));
}

function takeBack<Value>(slot: Slot<Value>, rejected: Value, error: Error): void {
  show(slot, { value: slot.confirmed, status: 'settled' });
  slot.onRejected(messageOf(error), rejected);
}

function resolveFailure<Value>(slot: Slot<Value>, sent: Value, error: Error): void {
  const failure = classifyWriteFailure(error);
  const { preservesValue, isOpen } = FAILURE_MEANINGS[failure];
  slot.isOpen ||= isOpen;
  // A newer wish is sent next, whatever became of this one.
  if (!isPendingValue(slot, sent)) return;
  if (preservesValue) showFailedValue(slot, sent, failure, error);
  else takeBack(slot, sent, error);
}

async function sendOptimistic<Value>(slot: Slot<Value>, sent: Value): Promise<void> {
  const isStillPending = () => isPendingValue(slot, sent);
  let made: Value | void;
  try {
    made = await writeTwice(() => slot.write(sent), isStillPending);
  } catch (thrown) {
    return resolveFailure(slot, sent, toError(thrown));
  }
  slot.confirmed = made ?? sent;
  slot.isOpen = false;
  if (isStillPending()) show(slot, { value: slot.confirmed, status: 'settled' });
}

async function drainPending<Value>(slot: Slot<Value>): Promise<void> {
  for (let due = slot.$state.get(); due.status === 'saving'; due = slot.$state.get()) {
    if (isSaved(slot, due.value)) show(slot, { value: due.value, status: 'settled' });
    else await sendOptimistic(slot, due.value);
  }
}

async function sendPending<Value>(slot: Slot<Value>): Promise<void> {
  try {
    await drainPending(slot);
  } catch (thrown) {
    // The function that is told of a refusal is the page's, and may throw.
    report(thrown, 'a refused wish');
  }
}

const runOutsideQueue = (run: () => Promise<void>): void => void track(run());

function startSending<Value>(slot: Slot<Value>): Promise<void> {
  const { queue = runOutsideQueue } = slot;
  return new Promise((resolve) => {
    queue(async () => {
      await sendPending(slot);
      const hasMore = slot.$state.get().status === 'saving';
      slot.running = hasMore ? startSending(slot) : undefined;
      resolve();
    });
  });
}

function setOptimistic<Value>(slot: Slot<Value>, value: Value): void {
  show(slot, { value, status: 'saving' });
  slot.running ??= startSending(slot);
}

function confirmSlot<Value>(slot: Slot<Value>, value: Value): void {
  const { status, value: shown } = slot.$state.get();
  slot.confirmed = value;
  slot.isOpen = false;
  const isFulfilled = status === 'failed' && isSaved(slot, shown);
  if (status === 'settled' || isFulfilled) show(slot, { value, status: 'settled' });
}

/**
 * Makes a slot for a wish that is shown before the server has it, and taken back with the server's words when it refuses.
 *
 * @param options What the server has, how to write, and what follows a refusal.
 */
export function createOptimistic<Value>(options: OptimisticOptions<Value>): Optimistic<Value> {
  const $state = atom<OptimisticState<Value>>({ value: options.confirmed, status: 'settled' });
  const slot: Slot<Value> = { ...options, $state, isOpen: false, running: undefined };
  return {
    $state,
    set: (value) => setOptimistic(slot, value),
    retry() {
      const { value, status: phase } = $state.get();
      if (phase === 'failed') setOptimistic(slot, value);
    },
    confirm: (value) => confirmSlot(slot, value),
    async idle() {
      while (slot.running) await slot.running;
    },
  };
}
