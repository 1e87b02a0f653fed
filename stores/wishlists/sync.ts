import { on } from '#runtime';
import { clearPages } from '#runtime/navigation/cache.ts';
import { followPageLife } from '../writes/index.ts';
import { listsIdle, readCount, readHearts, sendWaitingLists } from './queue.ts';
import { retryLists } from './slots.ts';
import { $wishlists, refetchLists, heartKey, recordListsRefetch, updateWishlists } from './state.ts';
import { listenToWishlistTabs } from './tabs.ts';
import type { HeartProduct } from './schema.ts';

/** The hearts of the page that is shown, by their key: only for these is the server asked. */
export const shownHearts: { find: (key: string) => boolean } = { find: () => false };

function readListsAnew(): void {
  refetchLists();
  void readCount();
}

// Somebody else may have changed what kept pages show.
function takeNews(changed: readonly HeartProduct[]): void {
  clearPages();
  readListsAnew();
  const { hearts } = $wishlists.get();
  const isKnown = (key: string) => Object.hasOwn(hearts, key) || shownHearts.find(key);
  void readHearts(changed.filter((product) => isKnown(heartKey(product))));
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
 * Keeps the lists in step with the server, other tabs and the pages before and after, as long as somebody shows them.
 *
 * @returns Stops it.
 */
export function followLists(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  followPageLife(life, signal);
  on('ajax-begin', recordListsRefetch, signal);
  // A visit waits for the writes: what it brings is newer than what was noted.
  on('page-loaded', () => updateWishlists(() => ({ hearts: {}, count: undefined })), signal);
  listenToWishlistTabs(takeNews, signal);
  return () => controller.abort();
}
