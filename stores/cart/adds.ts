import { toError } from '#runtime';
import { messageOf } from '#runtime/requests/message-of.ts';
import { RequestError } from '#runtime/requests/request-error.ts';
import { reportFailure } from '../api.ts';
import { classifyWriteFailure } from '../writes/index.ts';
import { postAdd, putOrderLine } from './api.ts';
import { $cart, recordWrite } from './cart.ts';
import type { ShownSummary } from './summary-views.ts';
import { readSummary } from './reads.ts';
import type { Addition, AddPayload, OrderPayload, WriteAnswer } from './schema.ts';
import { isSameSummary } from './summary.ts';
import { queue, recordSummary, takeSummaryOf } from './writes.ts';

/** What came of adding to the cart; `message` is the server's. */
export interface AddOutcome {
  /** `lost`: it is certain that nothing was added; `unsure`: it is unknown. */
  readonly kind: 'added' | 'rejected' | 'signed-out' | 'lost' | 'unsure';
  readonly message?: string | undefined;
}

// The server may have added before its answer was lost, so the cart is looked at, never added to again.
async function findOut(before: ShownSummary | null): Promise<AddOutcome> {
  const after = await readSummary();
  recordSummary(after !== undefined);
  if (!before || !after) return { kind: 'unsure' };
  return { kind: isSameSummary(before, after) ? 'lost' : 'added' };
}

// An answer that says nothing is believed only where the summary has changed, as far as that can be read.
async function verifyAdd(before: ShownSummary | null): Promise<AddOutcome> {
  const { kind } = await findOut(before);
  return { kind: kind === 'lost' ? 'lost' : 'added' };
}

interface AddAnswer extends WriteAnswer {
  /** The answer says so in another way than by these fields. */
  readonly isAdded?: boolean;
}

const isSilent = ({ isAdded, summary, Message, Item, DataLayer }: AddAnswer): boolean =>
  !isAdded &&
  [summary, Message, Item, DataLayer].every((answers) => answers === undefined || answers === null);

async function resolveAdd(send: () => Promise<AddAnswer>): Promise<AddOutcome> {
  const before = $cart.get().summary;
  recordWrite();
  try {
    const answer = await send();
    if (isSilent(answer)) return await verifyAdd(before);
    takeSummaryOf(answer);
    return { kind: 'added', message: answer.Message ?? undefined };
  } catch (thrown) {
    const error = toError(thrown);
    const failure = classifyWriteFailure(error);
    if (failure === 'unsure') {
      reportFailure(error instanceof RequestError ? error.url : '', error);
      return findOut(before);
    }
    return { kind: failure === 'gone' ? 'rejected' : failure, message: messageOf(error) };
  } finally {
    recordWrite();
  }
}

const sendAddition = ({ call, payload }: Addition): Promise<WriteAnswer> =>
  call === 'order' ? putOrderLine(payload) : postAdd(payload);

let adds = 0;
let addsInProgress = 0;
const unsent = new Set<Addition>();

/** Whether something is being added whose outcome is not known. */
export const isAdding = (): boolean => addsInProgress > 0;

/** What waits for its turn to be added and was never sent: the next page may still do it, once. */
export const listUnsent = (): Addition[] => [...unsent];

function inQueue(run: () => Promise<void>, onStart?: () => void): void {
  adds += 1;
  queue.add(`add ${adds}`, async () => {
    onStart?.();
    addsInProgress += 1;
    try {
      await run();
    } finally {
      addsInProgress -= 1;
    }
  });
}

/**
 * Queues work that adds to the cart, behind the writes that are under way.
 *
 * @param addition What it means to add.
 * @param work Adds, by what it is given, or finds that nothing is to be added; never rejects.
 */
export function queueAdd(addition: Addition, work: (add: () => Promise<AddOutcome>) => Promise<void>): void {
  unsent.add(addition);
  const run = () => work(() => resolveAdd(() => sendAddition(addition)));
  inQueue(run, () => unsent.delete(addition));
}

/**
 * Adds what a page that went away has left, behind the writes that are under way; once.
 *
 * @param addition Its call, and what it is told.
 * @returns What came of it; never rejects.
 */
export function repeatAddition(addition: Addition): Promise<AddOutcome> {
  return new Promise((resolve) => queueAdd(addition, async (add) => resolve(await add())));
}

/**
 * Adds to the cart, behind the writes that are under way (PRD-06). One call, one addition: it is never repeated.
 *
 * @param payload What is added.
 * @returns What came of it; never rejects.
 */
export const addToCart = (payload: AddPayload): Promise<AddOutcome> =>
  repeatAddition({ call: 'product', payload: { ...payload } });

/**
 * Adds a line of an earlier order to the cart (SAL-03), as `addToCart` does: the call is a `PUT` and adds all the same.
 *
 * @param payload The fields of the line's form.
 * @returns What came of it; never rejects.
 */
export const addOrderLine = (payload: OrderPayload): Promise<AddOutcome> =>
  repeatAddition({ call: 'order', payload: { ...payload } });

/**
 * Adds to the cart by a call of somebody else, such as the credit of a prepaid account: in the cart's lane, never repeated,
 * and found out about when its answer is lost.
 *
 * @param send The call; what it gives may say that it has added, and what the summary is now.
 * @returns What came of it; never rejects.
 */
export function addByCall(send: () => Promise<AddAnswer>): Promise<AddOutcome> {
  return new Promise((resolve) => inQueue(async () => resolve(await resolveAdd(send))));
}
