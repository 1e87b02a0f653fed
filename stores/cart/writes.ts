import { toError } from '#runtime';
import { messageOf } from '#runtime/requests/message-of.ts';
import { RequestError } from '#runtime/requests/request-error.ts';
import { reportFailure } from '../api.ts';
import { notify } from '../notices/index.ts';
import { classifyWriteFailure, createWriteQueue, writeTwice } from '../writes/index.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { deleteLine, putQuantity } from './api.ts';
import { $cart, refetchLines, recordWrite, setSummary, update } from './cart.ts';
import { recordConfirmed } from './late.ts';
import { refreshSummary } from './reads.ts';
import type { WriteAnswer } from './schema.ts';
import {
  confirmPending,
  failPending,
  findLine,
  idOf,
  losePending,
  rejectPending,
  startSending,
  type PendingQuantity,
} from './state.ts';
import { notifyCartTabs } from './tabs.ts';
import { texts } from './texts.ts';

// Whether the last answered write contained the new summary.
let hasSummary = true;

export const queue = createWriteQueue('the cart’s writes', () => {
  notifyCartTabs();
  refetchLines();
  if (!hasSummary) void refreshSummary();
});

const isStillPending = (id: string, sent: PendingQuantity['quantity']): boolean => {
  const pending = $cart.get().pending[id];
  return pending?.phase === 'sending' && pending.quantity === sent;
};

const writeLine = (id: string, quantity: PendingQuantity['quantity']): Promise<WriteAnswer> =>
  quantity === null ? deleteLine(id) : putQuantity(id, quantity);

/** Records whether the shown summary is current; if not, it is read when the queue is empty. */
export function recordSummary(isCurrent: boolean): void {
  hasSummary = isCurrent;
}

/** Takes over the summary of an answer. */
export function takeSummaryOf({ summary }: WriteAnswer): void {
  recordSummary(summary !== undefined);
  if (summary) setSummary(summary);
}

// The visitor gets no notice of a missing line while its undo is in progress.
const isReturning = (id: string) =>
  Object.values($cart.get().removals).some(({ line, phase }) => phase === 'returning' && idOf(line) === id);

function loseLine(id: string): void {
  const name = findLine($cart.get(), id)?.ItemName;
  const isNews = name !== undefined && !isReturning(id);
  update((state) => losePending(state, id));
  if (isNews) notify('error', chooseTexts(texts).gone(name));
}

function resolveFailure(id: string, sent: PendingQuantity['quantity'], error: Error): void {
  hasSummary = false;
  const failure = classifyWriteFailure(error);
  if (failure === 'gone' && sent === null) return update((state) => confirmPending(state, id, sent, {}));
  if (failure === 'gone') return loseLine(id);
  if (failure === 'rejected') return update((state) => rejectPending(state, id, sent, messageOf(error)));
  const url = error instanceof RequestError ? error.url : '';
  reportFailure(url, error);
  return update((state) => failPending(state, id, sent, failure === 'unsure' ? 'unsaved' : failure));
}

/** Sends the pending value of a line; called by the queue; never rejects. */
export async function sendLine(id: string): Promise<void> {
  const pending = $cart.get().pending[id];
  if (pending?.phase !== 'waiting') return;
  const sent = pending.quantity;
  recordWrite();
  update((state) => startSending(state, id));
  try {
    const answer = await writeTwice(
      () => writeLine(id, sent),
      () => isStillPending(id, sent),
    );
    const { Item, Message } = answer;
    update((state) =>
      confirmPending(state, id, sent, { quantity: Item?.Quantity, message: Message ?? undefined }),
    );
    takeSummaryOf(answer);
    recordConfirmed(id, sent);
  } catch (thrown) {
    resolveFailure(id, sent, toError(thrown));
  } finally {
    recordWrite();
  }
}

/**
 * Queues another write that changes the cart's amounts, such as a coupon or an address of the checkout. Lines
 * and summary are read again when the queue is empty.
 *
 * @param key Identifies the write; a key that already waits keeps its position and its first `run`.
 * @param run The write; it reads the current value when it runs.
 */
export function queueCartWrite(key: string, run: () => Promise<void>): void {
  queue.add(key, async () => {
    recordWrite();
    hasSummary = false;
    try {
      await run();
    } finally {
      recordWrite();
    }
  });
}
