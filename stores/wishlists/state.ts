import { atom } from 'nanostores';
import { setGuarded } from '../writes/index.ts';
import type { ListId, HeartProduct } from './schema.ts';

/** The state of the visitor's lists beyond the page's HTML. */
export interface WishlistsState {
  /**
   * Whether a product is in a list, by its key; a product without an entry has the state of the page's HTML.
   */
  readonly hearts: Readonly<Record<string, boolean>>;
  /** The number of products in all lists; undefined while the page's own number is current. */
  readonly count: number | undefined;
  /** Optimistic names of lists, by id. */
  readonly names: Readonly<Record<string, string>>;
  /** The list shown by the page. */
  readonly shownId: ListId | undefined;
  /** Grows when the server should be read again. */
  readonly version: number;
  /** The number of writes that wait or are in progress. */
  readonly writing: number;
}

/** The visitor's lists. The state survives navigation. */
export const $wishlists = atom<WishlistsState>({
  hearts: {},
  count: undefined,
  names: {},
  shownId: undefined,
  version: 0,
  writing: 0,
});

/** Changes the state of the lists. A listener that throws affects neither the state nor a write. */
export function updateWishlists(change: (state: WishlistsState) => Partial<WishlistsState>): void {
  const state = $wishlists.get();
  setGuarded($wishlists, { ...state, ...change(state) }, 'a listener of the wishlists');
}

/** Returns the key of a product: hearts of one product change together, whatever their variant. Decision 242. */
export const heartKey = ({ productId, productVariantId }: HeartProduct): string =>
  productId === undefined ? `variant-${productVariantId}` : String(productId);

/** Shows a product as being in a list, or in none. */
export const setHeart = (product: HeartProduct, isIn: boolean): void =>
  updateWishlists(({ hearts }) => ({ hearts: { ...hearts, [heartKey(product)]: isIn } }));

/** Shows a new name of a list in every view. */
export const setListName = (id: ListId, name: string): void =>
  updateWishlists(({ names }) => ({ names: { ...names, [String(id)]: name } }));

/** Records the list that the page shows. */
export const showList = (shownId: ListId): void => updateWishlists(() => ({ shownId }));

// Counts every start and end of a write, so that an answer can be compared with them.
let writes = 0;
let writesAtFetch = 0;

/** Records that a write has started or ended. */
export function recordListWrite(): void {
  writes += 1;
}

/** Records that lists are requested from the server: the answer is as old as this moment. */
export function recordListsRefetch(): void {
  writesAtFetch = writes;
}

/** Whether nothing was written since the last request. */
export const areListsFresh = (): boolean => writesAtFetch === writes;

/** Makes the views read the lists again. */
export const refetchLists = (): void => updateWishlists(({ version }) => ({ version: version + 1 }));
