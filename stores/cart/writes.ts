import { toError } from '#runtime';
import { RequestError } from '#runtime/request-error.ts';
import { object, safeParse, string } from 'valibot';
import { reportFailure } from '../api.ts';
import { notify } from '../notices/index.ts';
import { chooseTexts } from '#runtime/texts.ts';
import { deleteLine, postAdd, putQuantity } from './api.ts';
import { $cart, askForLines, noteWrite, setSummary, update } from './cart.ts';
import { createLane } from './lane.ts';
import { readSummary, refreshSummary } from './reads.ts';
import type { AddPayload, CartSummary, WriteAnswer } from './schema.ts';
import { confirm, fail, findLine, lose, refuse, startSending, type Wish } from './state.ts';
import { tellOthers } from './tabs.ts';
import { texts } from './texts.ts';

/** A write that may be repeated is, once, after a breath. */
const RETRY_MS = 500;

// Whether the last answered write said what the summary is now.
let hasSummary = true;

export const lane = createLane(() => {
  tellOthers();
  askForLines();
  if (!hasSummary) void refreshSummary();
});

type Failure = 'refused' | 'gone' | 'signed-out' | 'unsure';

const UNSURE_STATUS: ReadonlySet<number> = new Set([408, 425, 429]);

function classify(error: Error): Failure {
  if (!(error instanceof RequestError) || error.kind !== 'status') return 'unsure';
  const { status } = error;
  if (status === 401) return 'signed-out';
  if (status === 404 || status === 410) return 'gone';
  return status >= 500 || UNSURE_STATUS.has(status) ? 'unsure' : 'refused';
}

/** What the server says about a refusal; nothing when it says nothing for visitors. */
function messageOf(error: Error): string | undefined {
  if (!(error instanceof RequestError)) return undefined;
  try {
    const result = safeParse(object({ Message: string() }), JSON.parse(error.body));
    return result.success ? result.output.Message : undefined;
  } catch {
    return undefined;
  }
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, RETRY_MS));

const isStillWished = (id: string, sent: Wish['quantity']): boolean => {
  const wish = $cart.get().wishes[id];
  return wish?.phase === 'sending' && wish.quantity === sent;
};

const writeLine = (id: string, quantity: Wish['quantity']): Promise<WriteAnswer> =>
  quantity === null ? deleteLine(id) : putQuantity(id, quantity);

// Quantities are absolute and a line is deleted once: a repetition changes nothing that the first has done.
async function writeTwice(id: string, sent: Wish['quantity']): Promise<WriteAnswer> {
  try {
    return await writeLine(id, sent);
  } catch (thrown) {
    if (classify(toError(thrown)) !== 'unsure') throw thrown;
    await pause();
    if (!isStillWished(id, sent)) throw thrown;
    return writeLine(id, sent);
  }
}

function takeSummaryOf({ summary }: WriteAnswer): void {
  hasSummary = summary !== undefined;
  if (summary) setSummary(summary);
}

function loseLine(id: string): void {
  const name = findLine($cart.get(), id)?.ItemName;
  update((state) => lose(state, id));
  if (name) notify('error', chooseTexts(texts).gone(name));
}

function settleFailure(id: string, sent: Wish['quantity'], error: Error): void {
  hasSummary = false;
  const failure = classify(error);
  if (failure === 'gone' && sent === null) return update((state) => confirm(state, id, sent, {}));
  if (failure === 'gone') return loseLine(id);
  if (failure === 'refused') return update((state) => refuse(state, id, sent, messageOf(error)));
  const url = error instanceof RequestError ? error.url : '';
  reportFailure(url, error);
  return update((state) => fail(state, id, sent, failure === 'unsure' ? 'unsaved' : failure));
}

/** Sends what is wished of a line when its turn comes; never rejects. */
export async function sendLine(id: string): Promise<void> {
  const wish = $cart.get().wishes[id];
  if (wish?.phase !== 'waiting') return;
  const sent = wish.quantity;
  noteWrite();
  update((state) => startSending(state, id));
  try {
    const answer = await writeTwice(id, sent);
    const { Item, Message } = answer;
    update((state) => confirm(state, id, sent, { quantity: Item?.Quantity, message: Message ?? undefined }));
    takeSummaryOf(answer);
  } catch (thrown) {
    settleFailure(id, sent, toError(thrown));
  } finally {
    noteWrite();
  }
}

/** What came of adding to the cart; `message` is the server's. */
export interface AddOutcome {
  /** `lost`: it is certain that nothing was added; `unsure`: nobody knows. */
  readonly kind: 'added' | 'refused' | 'signed-out' | 'lost' | 'unsure';
  readonly message?: string | undefined;
}

const isSame = (a: CartSummary, b: CartSummary) =>
  a.ItemsCount === b.ItemsCount && a.AmountTaxInclHtml === b.AmountTaxInclHtml;

// The server may have added before its answer was lost, so the cart is looked at, never added to again.
async function findOut(before: CartSummary | null): Promise<AddOutcome> {
  const after = await readSummary();
  hasSummary = after !== undefined;
  if (!before || !after) return { kind: 'unsure' };
  return { kind: isSame(before, after) ? 'lost' : 'added' };
}

async function sendAdd(payload: AddPayload): Promise<AddOutcome> {
  const before = $cart.get().summary;
  noteWrite();
  try {
    const answer = await postAdd(payload);
    takeSummaryOf(answer);
    return { kind: 'added', message: answer.Message ?? undefined };
  } catch (thrown) {
    const error = toError(thrown);
    const failure = classify(error);
    if (failure === 'unsure') {
      reportFailure(error instanceof RequestError ? error.url : '', error);
      return findOut(before);
    }
    return { kind: failure === 'gone' ? 'refused' : failure, message: messageOf(error) };
  } finally {
    noteWrite();
  }
}

let adds = 0;
let addsUnderWay = 0;

/** Whether something is being added whose outcome is not known. */
export const isAdding = (): boolean => addsUnderWay > 0;

/**
 * Adds to the cart, behind the writes that are under way (PRD-06). One call, one addition: it is never repeated.
 *
 * @param payload What is added.
 * @returns What came of it; never rejects.
 */
export function addToCart(payload: AddPayload): Promise<AddOutcome> {
  adds += 1;
  addsUnderWay += 1;
  return new Promise((resolve) => {
    lane.add(`add ${adds}`, async () => {
      resolve(await sendAdd(payload));
      addsUnderWay -= 1;
    });
  });
}
