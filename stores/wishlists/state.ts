import { atom } from 'nanostores';
import { setGuarded } from '../writes/index.ts';
import type { ListId, HeartProduct } from './schema.ts';

/** What is known of the visitor's lists beyond what the page says. */
export interface WishlistsState {
  /** Whether a product is in one of the lists, by its key; a product that is not in here is as the page says. */
  readonly hearts: Readonly<Record<string, boolean>>;
  /** How many products there are in all lists; nothing as long as the page's own number holds. */
  readonly count: number | undefined;
  /** Names of lists as they are wished, by id. */
  readonly names: Readonly<Record<string, string>>;
  /** The list that the page shows. */
  readonly shownId: ListId | undefined;
  /** Grows when the server should be read again. */
  readonly version: number;
  /** How many writes wait or are under way. */
  readonly writing: number;
}

/** The visitor's lists. It survives navigation. */
export const $wishlists = atom<WishlistsState>({
  hearts: {},
  count: undefined,
  names: {},
  shownId: undefined,
  version: 0,
  writing: 0,
});

/** Changes what is known of the lists. A listener that throws spoils neither that nor a write. */
export function updateWishlists(change: (state: WishlistsState) => Partial<WishlistsState>): void {
  const state = $wishlists.get();
  setGuarded($wishlists, { ...state, ...change(state) }, 'a listener of the wishlists');
}

/** Tells products from one another: hearts of one product change together, whatever their variant. */
export const heartKey = ({ productId, productVariantId }: HeartProduct): string =>
  productId === undefined ? `variant-${productVariantId}` : String(productId);

/** Shows a product as being in a list, or in none. */
export const setHeart = (product: HeartProduct, isIn: boolean): void =>
  updateWishlists(({ hearts }) => ({ hearts: { ...hearts, [heartKey(product)]: isIn } }));

/** Shows another name of a list, wherever it is shown. */
export const setListName = (id: ListId, name: string): void =>
  updateWishlists(({ names }) => ({ names: { ...names, [String(id)]: name } }));

/** Tells which list the page shows. */
export const showList = (shownId: ListId): void => updateWishlists(() => ({ shownId }));

// Every start and every end of a write counts, so that an answer knows whether it is older than one of them.
let writes = 0;
let writesAtFetch = 0;

/** Notes that a write has started or ended. */
export function recordListWrite(): void {
  writes += 1;
}

/** Notes that the server is being asked for lists: what comes is as old as this moment. */
export function recordListsRefetch(): void {
  writesAtFetch = writes;
}

/** Whether nothing was written since the server was last asked. */
export const areListsFresh = (): boolean => writesAtFetch === writes;

/** Lets the views read the lists anew. */
export const refetchLists = (): void => updateWishlists(({ version }) => ({ version: version + 1 }));
