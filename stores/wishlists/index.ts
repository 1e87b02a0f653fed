import { onMount } from 'nanostores';
import { $wishlists } from './state.ts';
import { followLists } from './sync.ts';

/** The entry point of wishlists and birth lists: state to show and functions that change it. */
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
export {
  $wishlists,
  areListsFresh,
  heartKey,
  recordListsRefetch,
  recordListWrite,
  showList,
} from './state.ts';
export { readMissedChanges, shownHearts } from './sync.ts';

// Sync runs only while a view subscribes to the lists.
onMount($wishlists, followLists);
