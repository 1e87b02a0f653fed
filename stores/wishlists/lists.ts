import { safeUrl, toError } from '#runtime';
import { classifyWriteFailure } from '../writes/index.ts';
import { deleteListLine, postDelete, postDescription, postName, postQuantity } from './api.ts';
import { messageOf } from '#runtime/requests/message-of.ts';
import { recordChange, queueListWrite } from './queue.ts';
import type { ListId, Wishlist, WishlistLine } from './schema.ts';
import { listSlot, reportListRejection } from './slots.ts';
import { areListsFresh, refetchLists, setListName } from './state.ts';

/** Returns the optimistic name of a list (WSH-04). */
export const listNameOf = ({ Id, Name }: Pick<Wishlist, 'Id' | 'Name'>) =>
  listSlot({
    key: `name ${Id}`,
    confirmed: Name,
    write: (name) => postName(Id, name),
    onShown: (name) => setListName(Id, name),
  });

/** Returns the optimistic description of a list (WSH-04). */
export const listDescriptionOf = ({ Id, Description }: Pick<Wishlist, 'Id' | 'Description'>) =>
  listSlot({
    key: `description ${Id}`,
    confirmed: Description ?? '',
    write: (text) => postDescription(Id, text),
  });

/** Returns the optimistic quantity of a line (WSH-05, WSH-06). */
export const lineQuantityOf = ({ WishlistProductId: id, Quantity }: WishlistLine) =>
  listSlot({
    key: `quantity ${id}`,
    confirmed: Quantity,
    write: (quantity) => postQuantity(id, quantity),
  });

/**
 * Takes over a list that the server wrote into a page or fragment. If a write came after its request, it is
 * requested again.
 *
 * @param list The list with its lines.
 */
export function takeList(list: Wishlist): void {
  if (!areListsFresh()) return refetchLists();
  listNameOf(list).confirm(list.Name);
  listDescriptionOf(list).confirm(list.Description ?? '');
  for (const line of list.products) lineQuantityOf(line).confirm(line.Quantity);
  return undefined;
}

const queued = <Result>(work: () => Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => queueListWrite(() => work().then(resolve, reject)));

/**
 * Removes a line permanently (WSH-05). A line that is already gone counts as removed.
 *
 * @param line The line.
 * @throws The failure.
 */
export function removeListLine({ WishlistProductId, productVariantId }: WishlistLine): Promise<void> {
  return queued(async () => {
    try {
      await deleteListLine(WishlistProductId);
    } catch (thrown) {
      if (classifyWriteFailure(toError(thrown)) !== 'gone') throw thrown;
    }
    recordChange({ productVariantId });
  });
}

/**
 * Deletes a list (WSH-05).
 *
 * @param id The list's id.
 * @returns The address in the answer; undefined when it leads to another site, or when the deletion was
 * rejected, which is reported.
 */
export async function deleteList(id: ListId): Promise<URL | undefined> {
  try {
    const { Uri } = await queued(() => postDelete(id));
    return Uri === undefined ? undefined : safeUrl(Uri);
  } catch (thrown) {
    await reportListRejection(messageOf(thrown));
    return undefined;
  }
}
