import { toError } from '#runtime';
import { messageOf } from '#runtime/requests/message-of.ts';
import { RequestError } from '#runtime/requests/request-error.ts';
import { reportFailure } from '../api.ts';
import { notify } from '../notices/index.ts';
import { classifyWriteFailure, createLane, writeTwice } from '../writes/index.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { deleteLine, putQuantity } from './api.ts';
import { $cart, askForLines, noteWrite, setSummary, update } from './cart.ts';
import { noteConfirmed } from './late.ts';
import { refreshSummary } from './reads.ts';
import type { WriteAnswer } from './schema.ts';
import {
  confirmWish,
  failWish,
  findLine,
  idOf,
  loseWish,
  refuseWish,
  startSending,
  type Wish,
} from './state.ts';
import { tellOthers } from './tabs.ts';
import { texts } from './texts.ts';

// Whether the last answered write said what the summary is now.
let hasSummary = true;

export const lane = createLane('the cart’s writes', () => {
  tellOthers();
  askForLines();
  if (!hasSummary) void refreshSummary();
});

const isStillWished = (id: string, sent: Wish['quantity']): boolean => {
  const wish = $cart.get().wishes[id];
  return wish?.phase === 'sending' && wish.quantity === sent;
};

const writeLine = (id: string, quantity: Wish['quantity']): Promise<WriteAnswer> =>
  quantity === null ? deleteLine(id) : putQuantity(id, quantity);

/** Notes whether the summary that is shown is the one of now; else it is read once the lane is empty. */
export function noteSummary(isCurrent: boolean): void {
  hasSummary = isCurrent;
}

/** Takes over what an answer says of the summary. */
export function takeSummaryOf({ summary }: WriteAnswer): void {
  noteSummary(summary !== undefined);
  if (summary) setSummary(summary);
}

// That a line is gone which is being brought back is no news.
const isReturning = (id: string) =>
  Object.values($cart.get().removals).some(({ line, phase }) => phase === 'returning' && idOf(line) === id);

function loseLine(id: string): void {
  const name = findLine($cart.get(), id)?.ItemName;
  const isNews = name !== undefined && !isReturning(id);
  update((state) => loseWish(state, id));
  if (isNews) notify('error', chooseTexts(texts).gone(name));
}

function settleFailure(id: string, sent: Wish['quantity'], error: Error): void {
  hasSummary = false;
  const failure = classifyWriteFailure(error);
  if (failure === 'gone' && sent === null) return update((state) => confirmWish(state, id, sent, {}));
  if (failure === 'gone') return loseLine(id);
  if (failure === 'refused') return update((state) => refuseWish(state, id, sent, messageOf(error)));
  const url = error instanceof RequestError ? error.url : '';
  reportFailure(url, error);
  return update((state) => failWish(state, id, sent, failure === 'unsure' ? 'unsaved' : failure));
}

/** Sends what is wished of a line when its turn comes; never rejects. */
export async function sendLine(id: string): Promise<void> {
  const wish = $cart.get().wishes[id];
  if (wish?.phase !== 'waiting') return;
  const sent = wish.quantity;
  noteWrite();
  update((state) => startSending(state, id));
  try {
    const answer = await writeTwice(
      () => writeLine(id, sent),
      () => isStillWished(id, sent),
    );
    const { Item, Message } = answer;
    update((state) =>
      confirmWish(state, id, sent, { quantity: Item?.Quantity, message: Message ?? undefined }),
    );
    takeSummaryOf(answer);
    noteConfirmed(id, sent);
  } catch (thrown) {
    settleFailure(id, sent, toError(thrown));
  } finally {
    noteWrite();
  }
}

/**
 * Queues a write of something else that changes what the cart costs, such as a coupon or an address of the checkout: one
 * under way at a time, and lines, totals and summary are read again when all is written.
 *
 * @param key What is written; a key that waits already keeps its place, and its first `run` is the one that runs.
 * @param run The write; it reads what is wished when its turn comes.
 */
export function queueCartWrite(key: string, run: () => Promise<void>): void {
  lane.add(key, async () => {
    noteWrite();
    hasSummary = false;
    try {
      await run();
    } finally {
      noteWrite();
    }
  });
}
