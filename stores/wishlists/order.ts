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

/** What is ordered of a line. */
export interface Ordered {
  readonly variantId: ListId;
  readonly qty: number;
}

/** A line of which less was put into the cart than was asked for. */
export interface LeftBehind extends Ordered {
  /** How many are in the cart of those that were asked for. */
  readonly added: number;
  /** Why, in the server's words. */
  readonly message: string | undefined;
}

/** What became of an order. */
export interface OrderReport {
  readonly message: string | undefined;
  readonly leftBehind: readonly LeftBehind[];
}

/**
 * Finds what stayed behind. An answer that names no items has taken them all.
 *
 * @param ordered What was asked for.
 * @param answer What the server says that it has put into the cart.
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

// Only who orders needs the cart.
const loadCart = () => import('../cart/index.ts');

let orders = 0;

/**
 * Puts a whole list into the cart (WSH-05), behind the writes of lists and cart that are under way. One call, one order: it is
 * never repeated.
 *
 * @param listId The list.
 * @param items Its lines as they are wished when the order is pressed.
 * @returns What stayed behind; nothing where it failed, which is told.
 */
export async function orderList(listId: ListId, items: readonly Ordered[]): Promise<OrderReport | undefined> {
  const [{ queueCartWrite }] = await Promise.all([loadModule(loadCart), listsIdle()]);
  orders += 1;
  return new Promise((resolve) => {
    queueCartWrite(`order list ${orders}`, async () => resolve(await send(listId, items)));
  });
}
