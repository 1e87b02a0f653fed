import { onMount } from 'nanostores';
import { $wishlists } from './state.ts';
import { followLists } from './sync.ts';

/** The door of wishlists and birth lists: state to show, wishes to make. */
export { listsIdle, readHearts } from './queue.ts';
export {
  deleteList,
  listDescriptionOf,
  listNameOf,
  lineQuantityOf,
  removeListLine,
  takeList,
} from './lists.ts';
export { $listNews, leaveAllLists, openMemberships, type Membership } from './membership.ts';
export { orderList, type LeftBehind, type OrderReport } from './order.ts';
export type { ListChoice, ListId, HeartProduct, Wishlist, WishlistLine } from './schema.ts';
export { reportListRejection } from './slots.ts';
export { $wishlists, areListsFresh, heartKey, recordListsRefetch, showList } from './state.ts';
export { shownHearts } from './sync.ts';

// Only while somebody shows them.
onMount($wishlists, followLists);
