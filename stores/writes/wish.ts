import { report, toError, track } from '#runtime';
import { messageOf } from '#runtime/requests/message-of.ts';
import { RequestError } from '#runtime/requests/request-error.ts';
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { reportFailure } from '../api.ts';
import { classifyWriteFailure, FAILURE_MEANINGS, type WriteFailure } from './failures.ts';
import { setGuarded } from './guarded.ts';
import { writeTwice } from './repeat.ts';

/** What a view shows of a wish. */
export interface Wanted<Value> {
  /** What is wished, before the server has it; else what the server has. */
  readonly value: Value;
  /** `failed`: it could not be saved and waits for `retry`. */
  readonly phase: 'settled' | 'sending' | 'failed';
  /** Why it failed. */
  readonly failure?: WriteFailure;
}

interface WishOptions<Value> {
  /** What the server has when the page comes. */
  confirmed: Value;
  /**
   * Sends a value, which is absolute: it is sent twice when the outcome of the first is unknown. It may tell what the server
   * has made of it, such as a smaller quantity.
   */
  write: (value: Value) => Promise<Value | void>;
  /** The server has refused a value; what it had before is shown again. The message is the server's own, if it has one. */
  onRefused: (message: string | undefined, refused: Value) => void;
  /** The value could not be saved and waits for `retry`; the message is the server's own, if it has one. */
  onFailed?: (failure: WriteFailure, message: string | undefined) => void;
  /** Where it waits for its turn, such as the cart's lane; by default it does not wait. */
  queue?: (run: () => Promise<void>) => void;
}

/** One value that the visitor wishes and the server keeps: a switch, a choice. */
export interface WishSlot<Value> {
  readonly $wanted: ReadableAtom<Wanted<Value>>;
  /** Wishes a value: shown at once, sent when the one under way is answered. The newest wins; no write is aborted. */
  wish(value: Value): void;
  /** Sends again what could not be saved. */
  retry(): void;
  /** The server has said by another way, such as a page, what it has. A newer wish stays. */
  confirm(value: Value): void;
  /** Settles when nothing is under way; what failed waits for its retry. */
  idle(): Promise<void>;
}

/** What a slot is made of. */
interface Slot<Value> extends WishOptions<Value> {
  readonly $wanted: WritableAtom<Wanted<Value>>;
  /** The server may have something else than it has confirmed. */
  isOpen: boolean;
  running: Promise<void> | undefined;
}

const show = <Value>({ $wanted }: Slot<Value>, wanted: Wanted<Value>): void =>
  setGuarded($wanted, wanted, 'a listener of a wish');

const isSaved = <Value>({ isOpen, confirmed }: Slot<Value>, value: Value): boolean =>
  !isOpen && Object.is(value, confirmed);

function isWished<Value>({ $wanted }: Slot<Value>, sent: Value): boolean {
  const { phase, value } = $wanted.get();
  return phase === 'sending' && Object.is(value, sent);
}

function keepWish<Value>(slot: Slot<Value>, value: Value, failure: WriteFailure, error: Error): void {
  reportFailure(error instanceof RequestError ? error.url : '', error);
  show(slot, { value, phase: 'failed', failure });
  slot.onFailed?.(failure, messageOf(error));
}

function takeBack<Value>(slot: Slot<Value>, refused: Value, error: Error): void {
  show(slot, { value: slot.confirmed, phase: 'settled' });
  slot.onRefused(messageOf(error), refused);
}

function settleWishFailure<Value>(slot: Slot<Value>, sent: Value, error: Error): void {
  const failure = classifyWriteFailure(error);
  const { isKept, isOpen } = FAILURE_MEANINGS[failure];
  slot.isOpen ||= isOpen;
  // A newer wish is sent next, whatever became of this one.
  if (!isWished(slot, sent)) return;
  if (isKept) keepWish(slot, sent, failure, error);
  else takeBack(slot, sent, error);
}

async function sendWish<Value>(slot: Slot<Value>, sent: Value): Promise<void> {
  const isStillWished = () => isWished(slot, sent);
  let made: Value | void;
  try {
    made = await writeTwice(() => slot.write(sent), isStillWished);
  } catch (thrown) {
    return settleWishFailure(slot, sent, toError(thrown));
  }
  slot.confirmed = made ?? sent;
  slot.isOpen = false;
  if (isStillWished()) show(slot, { value: slot.confirmed, phase: 'settled' });
}

async function drainWishes<Value>(slot: Slot<Value>): Promise<void> {
  for (let due = slot.$wanted.get(); due.phase === 'sending'; due = slot.$wanted.get()) {
    if (isSaved(slot, due.value)) show(slot, { value: due.value, phase: 'settled' });
    else await sendWish(slot, due.value);
  }
}

async function runWishes<Value>(slot: Slot<Value>): Promise<void> {
  try {
    await drainWishes(slot);
  } catch (thrown) {
    // The function that is told of a refusal is the page's, and may throw.
    report(thrown, 'a refused wish');
  }
}

const beside = (run: () => Promise<void>): void => void track(run());

function startWishes<Value>(slot: Slot<Value>): Promise<void> {
  const { queue = beside } = slot;
  return new Promise((resolve) => {
    queue(async () => {
      await runWishes(slot);
      const hasMore = slot.$wanted.get().phase === 'sending';
      slot.running = hasMore ? startWishes(slot) : undefined;
      resolve();
    });
  });
}

function addWish<Value>(slot: Slot<Value>, value: Value): void {
  show(slot, { value, phase: 'sending' });
  slot.running ??= startWishes(slot);
}

function confirmSlot<Value>(slot: Slot<Value>, value: Value): void {
  const { phase, value: wanted } = slot.$wanted.get();
  slot.confirmed = value;
  slot.isOpen = false;
  const isFulfilled = phase === 'failed' && isSaved(slot, wanted);
  if (phase === 'settled' || isFulfilled) show(slot, { value, phase: 'settled' });
}

/**
 * Makes a slot for a wish that is shown before the server has it, and taken back with the server's words when it refuses.
 *
 * @param options What the server has, how to write, and what follows a refusal.
 */
export function createWish<Value>(options: WishOptions<Value>): WishSlot<Value> {
  const $wanted = atom<Wanted<Value>>({ value: options.confirmed, phase: 'settled' });
  const slot: Slot<Value> = { ...options, $wanted, isOpen: false, running: undefined };
  return {
    $wanted,
    wish: (value) => addWish(slot, value),
    retry() {
      const { value, phase } = $wanted.get();
      if (phase === 'failed') addWish(slot, value);
    },
    confirm: (value) => confirmSlot(slot, value),
    async idle() {
      while (slot.running) await slot.running;
    },
  };
}
