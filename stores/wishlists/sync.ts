import { on } from '#runtime';
import { clearPages } from '#runtime/navigation/cache.ts';
import { followPageLife } from '../writes/index.ts';
import { haveListsChanged } from './missed.ts';
import { listsIdle, readCount, readHearts, sendWaitingLists } from './queue.ts';
import { retryLists } from './slots.ts';
import { $wishlists, refetchLists, heartKey, recordListsRefetch, updateWishlists } from './state.ts';
import { listenToWishlistTabs } from './tabs.ts';
import type { HeartProduct } from './schema.ts';

/** Checks whether the page shows a heart by its key: the server is queried only for these. */
export const shownHearts: { find: (key: string) => boolean } = { find: () => false };

function readListsAnew(): void {
  refetchLists();
  void readCount();
}

// Another tab's change may have made cached pages stale.
function takeNews(changed: readonly HeartProduct[]): void {
  clearPages();
  readListsAnew();
  const { hearts } = $wishlists.get();
  const isKnown = (key: string) => Object.hasOwn(hearts, key) || shownHearts.find(key);
  void readHearts(changed.filter((product) => isKnown(heartKey(product))));
}

/**
 * Reads products again if lists have changed while the page was loaded: its HTML may be older than the change.
 *
 * @param shown The products that the page shows.
 */
export function readMissedChanges(shown: readonly HeartProduct[]): void {
  if (haveListsChanged()) takeNews(shown);
}

const life = {
  idle: listsIdle,
  onRefetch: recordListsRefetch,
  onLeave: sendWaitingLists,
  onReturn: readListsAnew,
  onStale: readListsAnew,
  onOnline: retryLists,
};

/**
 * Syncs the lists with the server, other tabs and the pages before and after, while a view shows them.
 *
 * @returns Stops the sync.
 */
export function followLists(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  followPageLife(life, signal);
  on('ajax-begin', recordListsRefetch, signal);
  // A visit waits for the writes, so its page is newer than the recorded state.
  on('page-loaded', () => updateWishlists(() => ({ hearts: {}, count: undefined })), signal);
  listenToWishlistTabs(takeNews, signal);
  return () => controller.abort();
}
