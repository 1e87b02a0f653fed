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

/** A rejection is shown at the row; the next lines show every other outcome. */
const messageOf = ({ kind, message }: AddOutcome): LineMessage | undefined =>
  kind === 'rejected' || kind === 'signed-out' ? { kind, message } : undefined;

// The delete may have failed and the line still be in the cart: writing its absolute quantity finds out, and
// is safe to repeat.
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
  // The line may be back already because of another tab.
  if (removal?.phase !== 'returning' || (await restoreLine(key, idOf(removal.line), removal))) return;
  const lineMessage = messageOf(await add());
  update((state) => (lineMessage ? rejectReturn(state, key, lineMessage) : answerReturn(state, key)));
}

/**
 * Undoes a removal: the line is added again, once, and gets its old position (CRT-02). Does nothing if the line
 * is not removed or an undo is in progress. Decision 100.
 *
 * @param key The line's key, from `cartLineKey`.
 */
export function undoRemove(key: string): void {
  if (removalOf(key)?.phase !== 'removed') return;
  update((state) => startReturn(state, key));
  const removal = removalOf(key);
  if (removal?.phase === 'returning')
    queueAdd({ call: 'product', payload: payloadOf(removal) }, (add) => bringBack(key, add));
}
