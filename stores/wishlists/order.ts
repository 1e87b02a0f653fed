import { toError } from '#runtime';
import { loadModule } from '#runtime/islands/load.ts';
import { messageOf } from '#runtime/requests/message-of.ts';
import { RequestError } from '#runtime/requests/request-error.ts';
import { pushAnswerTag } from '../answer-tags.ts';
import { reportFailure } from '../api.ts';
import { notify } from '../notices/index.ts';
import { classifyWriteFailure } from '../writes/index.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { postOrder } from './api.ts';
import { listsIdle } from './queue.ts';
import type { ListId, OrderAnswer } from './schema.ts';
import { reportListRejection } from './slots.ts';
import { texts } from './texts.ts';

/** The ordered quantity of a line. */
export interface Ordered {
  readonly variantId: ListId;
  readonly qty: number;
}

/** A line of which less was added to the cart than requested. */
export interface LeftBehind extends Ordered {
  /** The quantity in the cart, out of the requested one. */
  readonly added: number;
  /** The server's reason. */
  readonly message: string | undefined;
}

/** The result of an order. */
export interface OrderReport {
  readonly message: string | undefined;
  readonly leftBehind: readonly LeftBehind[];
}

/**
 * Finds the items that were not fully added. An answer without items means that all were added.
 *
 * @param ordered The requested items.
 * @param answer The server's answer with the items in the cart.
 */
export function findLeftBehind(ordered: readonly Ordered[], { Items }: OrderAnswer): LeftBehind[] {
  if (!Items) return [];
  return ordered.flatMap((item) => {
    const taken = Items.find(({ variantId }) => String(variantId) === String(item.variantId));
    const added = Math.max(0, taken?.qty ?? 0);
    return added < item.qty ? [{ ...item, added, message: taken?.Message ?? undefined }] : [];
  });
}

async function explainFailure(thrown: unknown): Promise<void> {
  const error = toError(thrown);
  const failure = classifyWriteFailure(error);
  if (failure !== 'unsure') return reportListRejection(messageOf(error));
  reportFailure(error instanceof RequestError ? error.url : '', error);
  notify('error', messageOf(error) ?? chooseTexts(texts).unsure);
}

async function send(listId: ListId, items: readonly Ordered[]): Promise<OrderReport | undefined> {
  try {
    const answer = await postOrder(listId, items);
    void pushAnswerTag(answer);
    return { message: answer.Message ?? undefined, leftBehind: findLeftBehind(items, answer) };
  } catch (thrown) {
    await explainFailure(thrown);
    return undefined;
  }
}

// The cart is loaded only when a list is ordered.
const loadCart = () => import('../cart/index.ts');

let orders = 0;

/**
 * Adds a whole list to the cart (WSH-05), behind pending writes of lists and cart. One call, one order: it is
 * never repeated.
 *
 * @param listId The list's id.
 * @param items Its lines with the quantities shown at the time of the order.
 * @returns The items left behind; undefined when the order failed, which is reported.
 */
export async function orderList(listId: ListId, items: readonly Ordered[]): Promise<OrderReport | undefined> {
  const [{ queueCartWrite }] = await Promise.all([loadModule(loadCart), listsIdle()]);
  orders += 1;
  return new Promise((resolve) => {
    queueCartWrite(`order list ${orders}`, async () => resolve(await send(listId, items)));
  });
}
