import { queueAdd, type AddOutcome } from './adds.ts';
import { $cart, update } from './cart.ts';
import { answerReturn, endReturn, rejectReturn, startReturn } from './removals.ts';
import type { AddPayload } from './schema.ts';
import { findLine, idOf, makeDue, resumePending, type LineMessage, type Removal } from './state.ts';
import { sendLine } from './writes.ts';

const removalOf = (key: string): Removal | undefined => $cart.get().removals[key];

const payloadOf = ({ line, quantity }: Removal): AddPayload => ({
  ProductVariantId: line.ProductVariantId ?? '',
  Quantity: quantity,
  Name: line.ItemName,
});

/** A refusal is told at the row; what else came of it is told by the lines that are read next. */
const messageOf = ({ kind, message }: AddOutcome): LineMessage | undefined =>
  kind === 'rejected' || kind === 'signed-out' ? { kind, message } : undefined;

// The deletion has failed, and it is unknown whether the line is there: its quantity tells, and may be written twice.
async function restoreLine(key: string, id: string, { quantity }: Removal): Promise<boolean> {
  if (!findLine($cart.get(), id)) return false;
  update((state) => makeDue(resumePending(state, id, quantity), id));
  await sendLine(id);
  if (!findLine($cart.get(), id)) return false;
  update((state) => endReturn(state, key));
  return true;
}

async function bringBack(key: string, add: () => Promise<AddOutcome>): Promise<void> {
  const removal = removalOf(key);
  // The line may have come back by itself, from another tab.
  if (removal?.phase !== 'returning' || (await restoreLine(key, idOf(removal.line), removal))) return;
  const lineMessage = messageOf(await add());
  update((state) => (lineMessage ? rejectReturn(state, key, lineMessage) : answerReturn(state, key)));
}

/**
 * Takes a removal back: the line is added again, once, and keeps its place (CRT-02). Nothing happens where nothing was
 * removed, or an undo is under way.
 *
 * @param key The line's, as `keyOf` makes it.
 */
export function undoRemove(key: string): void {
  if (removalOf(key)?.phase !== 'removed') return;
  update((state) => startReturn(state, key));
  const removal = removalOf(key);
  if (removal?.phase === 'returning')
    queueAdd({ call: 'product', payload: payloadOf(removal) }, (add) => bringBack(key, add));
}
