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

/** The outcome of an addition to the cart; `message` is the server's. */
export interface AddOutcome {
  /** `lost`: certainly nothing was added; `unsure`: unknown. */
  readonly kind: 'added' | 'rejected' | 'signed-out' | 'lost' | 'unsure';
  readonly message?: string | undefined;
}

// The answer was lost, but the server may have added: the cart is read, and the addition is never repeated.
async function findOut(before: ShownSummary | null): Promise<AddOutcome> {
  const after = await readSummary();
  recordSummary(after !== undefined);
  if (!before || !after) return { kind: 'unsure' };
  return { kind: isSameSummary(before, after) ? 'lost' : 'added' };
}

// An empty answer counts as added unless the summary is unchanged; if the summary can't be read, it counts too.
async function verifyAdd(before: ShownSummary | null): Promise<AddOutcome> {
  const { kind } = await findOut(before);
  return { kind: kind === 'lost' ? 'lost' : 'added' };
}

interface AddAnswer extends WriteAnswer {
  /** Whether the answer confirms the addition without these fields. */
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

/** Whether an addition is in progress whose outcome is not known. */
export const isAdding = (): boolean => addsInProgress > 0;

/** Additions still waiting in the write queue, never sent: the next page may send them once. */
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
 * Queues work that adds to the cart, behind the writes in progress.
 *
 * @param addition The addition.
 * @param work Calls the given `add`, or decides that nothing is added; never rejects.
 */
export function queueAdd(addition: Addition, work: (add: () => Promise<AddOutcome>) => Promise<void>): void {
  unsent.add(addition);
  const run = () => work(() => resolveAdd(() => sendAddition(addition)));
  inQueue(run, () => unsent.delete(addition));
}

/**
 * Sends an addition that an earlier page left unsent, once, behind the writes in progress.
 *
 * @param addition Its call and payload.
 * @returns The outcome; never rejects.
 */
export function repeatAddition(addition: Addition): Promise<AddOutcome> {
  return new Promise((resolve) => queueAdd(addition, async (add) => resolve(await add())));
}

/**
 * Adds to the cart, behind the writes in progress (PRD-06). One call, one addition: it is never repeated.
 *
 * @param payload The product and quantity to add.
 * @returns The outcome; never rejects.
 */
export const addToCart = (payload: AddPayload): Promise<AddOutcome> =>
  repeatAddition({ call: 'product', payload: { ...payload } });

/**
 * Adds a line of an earlier order to the cart (SAL-03), as `addToCart` does: the call is a `PUT` but still
 * adds.
 *
 * @param payload The fields of the line's form.
 * @returns The outcome; never rejects.
 */
export const addOrderLine = (payload: OrderPayload): Promise<AddOutcome> =>
  repeatAddition({ call: 'order', payload: { ...payload } });

/**
 * Adds to the cart by another store's call, such as the credit of a prepaid account: in the cart's write
 * queue and never repeated. If the answer is lost, the cart is read.
 *
 * @param send The call; its answer may confirm the addition and contain the new summary.
 * @returns The outcome; never rejects.
 */
export function addByCall(send: () => Promise<AddAnswer>): Promise<AddOutcome> {
  return new Promise((resolve) => inQueue(async () => resolve(await resolveAdd(send))));
}
