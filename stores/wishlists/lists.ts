import { safeUrl, toError } from '#runtime';
import { classifyWriteFailure } from '../writes/index.ts';
import { deleteListLine, postDelete, postDescription, postName, postQuantity } from './api.ts';
import { messageOf } from '#runtime/requests/message-of.ts';
import { recordChange, queueListWrite } from './queue.ts';
import type { ListId, Wishlist, WishlistLine } from './schema.ts';
import { listSlot, reportListRejection } from './slots.ts';
import { areListsFresh, refetchLists, setListName } from './state.ts';

/** The name of a list, as it is wished (WSH-04). */
export const listNameOf = ({ Id, Name }: Pick<Wishlist, 'Id' | 'Name'>) =>
  listSlot({
    key: `name ${Id}`,
    confirmed: Name,
    write: (name) => postName(Id, name),
    onShown: (name) => setListName(Id, name),
  });

/** The description of a list, as it is wished (WSH-04). */
export const listDescriptionOf = ({ Id, Description }: Pick<Wishlist, 'Id' | 'Description'>) =>
  listSlot({
    key: `description ${Id}`,
    confirmed: Description ?? '',
    write: (text) => postDescription(Id, text),
  });

/** The quantity of a line, as it is wished (WSH-05, WSH-06). */
export const lineQuantityOf = ({ WishlistProductId: id, Quantity }: WishlistLine) =>
  listSlot({
    key: `quantity ${id}`,
    confirmed: Quantity,
    write: (quantity) => postQuantity(id, quantity),
  });

/**
 * Takes over a list that the server wrote into a page or fragment. When something was written since it was asked for, it is
 * asked for again.
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
 * Removes a line for good (WSH-05). One that is gone already is removed.
 *
 * @param line The line.
 * @throws What failed.
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
 * @param id The list.
 * @returns Where the answer leads; nothing where it was refused, which is told, or leads to another site.
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
