import { toError } from '#runtime';
import { pushAnswerTag } from '../answer-tags.ts';
import { classifyWriteFailure, type OptimisticState } from '../writes/index.ts';
import { atom, type ReadableAtom } from 'nanostores';
import { deleteFromAllLists, deleteFromList, fetchIsInList, postToList } from './api.ts';
import { recordChange, queueListWrite } from './queue.ts';
import type { ListChoice, ListId, HeartProduct } from './schema.ts';
import { listSlot, reportListRejection } from './slots.ts';
import { areListsFresh, setHeart } from './state.ts';
import { messageOf } from '#runtime/requests/message-of.ts';

/** The optimistic membership of a variant in a list. */
export interface Membership {
  readonly choice: ListChoice;
  readonly $state: ReadableAtom<OptimisticState<boolean>>;
  set(isIn: boolean): void;
  retry(): void;
  /** Confirms the server's value from another source. */
  confirm(isIn: boolean): void;
}

/** The last change made by the server: its message for an addition, and the list (WSH-02). */
export interface ListNews {
  readonly kind: 'added' | 'removed';
  readonly message?: string | undefined;
  readonly listId: ListId;
}

/** The last change, for the open dialog. */
export const $listNews = atom<ListNews | undefined>();

/**
 * Creates the write that adds a variant to a list; if an earlier attempt had an unknown outcome, the server is
 * queried first. Decision 244.
 */
function createAdding(product: HeartProduct, listId: ListId, quantity: number): () => Promise<void> {
  let isUnsure = false;
  return async () => {
    const variant = { productVariantId: product.productVariantId };
    if (isUnsure && (await fetchIsInList(variant, listId))) return;
    isUnsure = false;
    try {
      const answer = await postToList(product, listId, quantity);
      const message = answer.Message ?? undefined;
      $listNews.set({ kind: 'added', message, listId: answer.WishlistId ?? listId });
      void pushAnswerTag(answer);
    } catch (thrown) {
      isUnsure = classifyWriteFailure(toError(thrown)) === 'unsure';
      throw thrown;
    }
  };
}

/** Removes a variant from a list; one that is already gone counts as removed. */
async function takeOut(variantId: ListId, listId: ListId): Promise<void> {
  try {
    await deleteFromList(variantId, listId);
  } catch (thrown) {
    if (classifyWriteFailure(toError(thrown)) !== 'gone') throw thrown;
  }
  $listNews.set({ kind: 'removed', listId });
}

const keyOf = ({ productVariantId }: HeartProduct, listId: ListId) => `in ${productVariantId} ${listId}`;

/**
 * Opens the optimistic memberships of a variant, one for each list (WSH-01): shown at once, sent in order,
 * rolled back with the server's message.
 *
 * @param product The product and its variant.
 * @param choices The lists in the server's HTML.
 * @param quantity The quantity to add.
 */
export function openMemberships(
  product: HeartProduct,
  choices: readonly ListChoice[],
  quantity: number,
): Membership[] {
  const isFresh = areListsFresh();
  const memberships: Membership[] = [];
  const showHeart = () =>
    setHeart(
      product,
      memberships.some(({ $state }) => $state.get().value),
    );
  for (const list of choices) {
    const { Id } = list;
    const isIn = list.contains;
    const add = createAdding(product, Id, quantity);
    const write = (isMember: boolean) => (isMember ? add() : takeOut(product.productVariantId, Id));
    const slot = listSlot({ key: keyOf(product, Id), confirmed: isIn, write });
    if (isFresh) slot.confirm(isIn);
    memberships.push({
      choice: list,
      $state: slot.$state,
      retry() {
        slot.retry();
        showHeart();
      },
      confirm: slot.confirm,
      set(isMember) {
        recordChange(product);
        slot.set(isMember);
        showHeart();
      },
    });
  }
  // The dialog's lists are newer than the page.
  if (isFresh) showHeart();
  return memberships;
}

/**
 * Removes a variant from all lists by one call.
 *
 * @param product The product and its variant.
 * @param memberships The shown memberships of the variant.
 * @returns Whether it was removed; a rejection is reported.
 */
export function leaveAllLists(product: HeartProduct, memberships: readonly Membership[]): Promise<boolean> {
  const leave = async () => {
    try {
      await deleteFromAllLists(product.productVariantId);
    } catch (thrown) {
      await reportListRejection(messageOf(thrown));
      return false;
    }
    recordChange(product);
    for (const { confirm } of memberships) confirm(false);
    setHeart(product, false);
    return true;
  };
  return new Promise((resolve) => {
    queueListWrite(async () => resolve(await leave()));
  });
}
