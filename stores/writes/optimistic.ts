import { report, toError, track } from '#runtime';
import { messageOf } from '#runtime/requests/message-of.ts';
import { RequestError } from '#runtime/requests/request-error.ts';
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { reportFailure } from '../api.ts';
import { classifyWriteFailure, FAILURE_MEANINGS, type WriteFailure } from './failures.ts';
import { setGuarded } from './guarded.ts';
import { writeTwice } from './repeat.ts';

/** The state of an optimistic value as a view shows it. */
export interface OptimisticState<Value> {
  /** The optimistic value until the server has it; otherwise the server's value. */
  readonly value: Value;
  /** `failed`: the write failed and waits for `retry`. */
  readonly status: 'settled' | 'saving' | 'failed';
  /** The kind of failure. */
  readonly failure?: WriteFailure;
}

interface OptimisticOptions<Value> {
  /** The server's value when the page is loaded. */
  confirmed: Value;
  /**
   * Writes a value, which is absolute: it is sent twice when the outcome of the first is unknown. It may return
   * the server's value, such as a smaller quantity.
   */
  write: (value: Value) => Promise<Value | void>;
  /**
   * Called when the server rejects a value and the earlier one is shown again; the message is the server's own,
   * if any.
   */
  onRejected: (message: string | undefined, rejected: Value) => void;
  /** Called when a write fails and waits for `retry`; the message is the server's own, if any. */
  onFailed?: (failure: WriteFailure, message: string | undefined) => void;
  /** The queue that runs the write, such as the cart's write queue; by default it runs at once. */
  queue?: (run: () => Promise<void>) => void;
}

/** One optimistic value of the visitor, stored by the server: a switch, a choice. */
export interface Optimistic<Value> {
  readonly $state: ReadableAtom<OptimisticState<Value>>;
  /**
   * Sets a value: shown at once, sent when the write in progress is answered. The newest wins; no write is
   * aborted.
   */
  set(value: Value): void;
  /** Sends a failed value again. */
  retry(): void;
  /** Confirms the server's value from another source, such as a page. A newer optimistic value stays. */
  confirm(value: Value): void;
  /** Resolves when no write is in progress; failed values wait for a retry. */
  idle(): Promise<void>;
}

/** The internal state of an optimistic value. */
interface Slot<Value> extends OptimisticOptions<Value> {
  readonly $state: WritableAtom<OptimisticState<Value>>;
  /** The server may have another value than the last confirmed one. */
  isOpen: boolean;
  running: Promise<void> | undefined;
}

const show = <Value>({ $state }: Slot<Value>, state: OptimisticState<Value>): void =>
  setGuarded($state, state, 'a listener of an optimistic value');

const isSaved = <Value>({ isOpen, confirmed }: Slot<Value>, value: Value): boolean =>
  !isOpen && Object.is(value, confirmed);

/** While a value is sent the state is `saving`: only a newer value replaces it. */
const isPendingValue = <Value>({ $state }: Slot<Value>, sent: Value): boolean =>
  Object.is($state.get().value, sent);

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
  // A newer value is sent next, whatever the outcome of this one.
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
    // `onRejected` belongs to the caller and may throw.
    report(thrown, 'a rejected optimistic value');
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
 * Creates an optimistic value: shown before the server has it, rolled back with the server's message when it is
 * rejected.
 *
 * @param options The confirmed value, the write, and a callback for rejections.
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
