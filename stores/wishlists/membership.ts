import { toError } from '#runtime';
import { pushAnswerTag } from '../answer-tags.ts';
import { classifyWriteFailure, type Wanted } from '../writes/index.ts';
import { atom, type ReadableAtom } from 'nanostores';
import { deleteFromAllLists, deleteFromList, fetchIsInList, postToList } from './api.ts';
import { noteChanged, queueListWrite } from './lane.ts';
import type { ListChoice, ListId, Wished } from './schema.ts';
import { listSlot, tellListRefusal } from './slots.ts';
import { areListsFresh, setHeart } from './state.ts';
import { messageOf } from '#runtime/requests/message-of.ts';

/** What is wished of a variant and a list. */
export interface Membership {
  readonly choice: ListChoice;
  readonly $wanted: ReadableAtom<Wanted<boolean>>;
  wish(isIn: boolean): void;
  retry(): void;
  /** The server has said by another way what it has. */
  confirm(isIn: boolean): void;
}

/** What the server has done last: its words of an addition, and the list (WSH-02). */
export interface ListNews {
  readonly kind: 'added' | 'removed';
  readonly message?: string | undefined;
  readonly listId: ListId;
}

/** What was done last, for the dialog that is open. */
export const $listNews = atom<ListNews | undefined>();

/** Puts a variant into a list; where it is unknown whether an attempt before did, the server is asked first. */
function createAdding(wished: Wished, listId: ListId, quantity: number): () => Promise<void> {
  let isUnsure = false;
  return async () => {
    const variant = { productVariantId: wished.productVariantId };
    if (isUnsure && (await fetchIsInList(variant, listId))) return;
    isUnsure = false;
    try {
      const answer = await postToList(wished, listId, quantity);
      const message = answer.Message ?? undefined;
      $listNews.set({ kind: 'added', message, listId: answer.WishlistId ?? listId });
      void pushAnswerTag(answer);
    } catch (thrown) {
      isUnsure = classifyWriteFailure(toError(thrown)) === 'unsure';
      throw thrown;
    }
  };
}

/** Takes a variant out of a list; what is not there any more is out of it. */
async function takeOut(variantId: ListId, listId: ListId): Promise<void> {
  try {
    await deleteFromList(variantId, listId);
  } catch (thrown) {
    if (classifyWriteFailure(toError(thrown)) !== 'gone') throw thrown;
  }
  $listNews.set({ kind: 'removed', listId });
}

const keyOf = ({ productVariantId }: Wished, listId: ListId) => `in ${productVariantId} ${listId}`;

/**
 * The wishes of a variant, one for each list (WSH-01): shown at once, sent in their order, taken back with the server's words.
 *
 * @param wished The product and its variant.
 * @param choices The lists, as the server wrote them.
 * @param quantity How many are added.
 */
export function openMemberships(
  wished: Wished,
  choices: readonly ListChoice[],
  quantity: number,
): Membership[] {
  const isFresh = areListsFresh();
  const memberships: Membership[] = [];
  const showHeart = () =>
    setHeart(
      wished,
      memberships.some(({ $wanted }) => $wanted.get().value),
    );
  for (const list of choices) {
    const { Id } = list;
    const isIn = list.contains;
    const add = createAdding(wished, Id, quantity);
    const write = (isWanted: boolean) => (isWanted ? add() : takeOut(wished.productVariantId, Id));
    const slot = listSlot({ key: keyOf(wished, Id), confirmed: isIn, write });
    if (isFresh) slot.confirm(isIn);
    memberships.push({
      choice: list,
      $wanted: slot.$wanted,
      retry: slot.retry,
      confirm: slot.confirm,
      wish(isWanted) {
        noteChanged(wished);
        slot.wish(isWanted);
        showHeart();
      },
    });
  }
  return memberships;
}

/**
 * Takes a variant out of all lists, by one call.
 *
 * @param wished The product and its variant.
 * @param memberships Those of its wishes that are shown.
 * @returns Whether it was done; a refusal is told.
 */
export function leaveAllLists(wished: Wished, memberships: readonly Membership[]): Promise<boolean> {
  const leave = async () => {
    try {
      await deleteFromAllLists(wished.productVariantId);
    } catch (thrown) {
      await tellListRefusal(messageOf(thrown));
      return false;
    }
    noteChanged(wished);
    for (const { confirm } of memberships) confirm(false);
    setHeart(wished, false);
    return true;
  };
  return new Promise((resolve) => {
    queueListWrite(async () => resolve(await leave()));
  });
}
