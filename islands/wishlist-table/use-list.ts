import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { useLayoutEffect, useState } from 'react';
import { createPageReader } from '#kit/reading';
import { createRemoval } from '#kit/undo-row';
import { useIsland } from '#runtime/islands/react.tsx';
import { messageOf } from '#runtime/requests/message-of.ts';
import {
  $wishlists,
  areListsFresh,
  recordListsRefetch,
  removeListLine,
  showList,
  takeList,
  reportListRejection,
  type Wishlist,
} from '#stores/wishlists';
import { keyOfLine } from './list-row.tsx';

/** The page's one reader of the lists: another tab, or a page of before, may have changed them. */
const listReader = createPageReader({
  owner: 'the wishlists',
  attribute: 'data-wishlist-part',
  $version: computed($wishlists, ({ version }) => version),
  $isWriting: computed($wishlists, ({ writing }) => writing > 0),
  isFresh: areListsFresh,
  onRefetch: recordListsRefetch,
});

/**
 * Has the island follow the page's reader of lists, and reports the shown list to the page.
 *
 * @param list The list as the server wrote it last.
 * @param url Where it is read from.
 * @returns Whether the last reading failed, and how to try again.
 */
export function useListReading(list: Wishlist, url: string): { hasFailed: boolean; retry: () => void } {
  const { host } = useIsland();
  const hasFailed = useStore(listReader.$failures) > 0;
  useLayoutEffect(() => {
    const controller = new AbortController();
    listReader.join({ host, url }, controller.signal);
    return () => controller.abort();
  }, [host, url]);
  useLayoutEffect(() => takeList(list), [list]);
  useLayoutEffect(() => showList(list.Id), [list.Id]);
  return { hasFailed, retry: () => listReader.retry() };
}

/**
 * The removals of a list: eight seconds in which each can be taken back, then it is the server's.
 *
 * @param list The list as the server wrote it last.
 * @returns Its lines without those that are gone for good, which of them are shown as removed, and what removes them.
 */
export function useRemovals(list: Wishlist) {
  const { signal } = useIsland();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [lines] = useState(() => new Map<string, Wishlist['products'][number]>());
  for (const line of list.products) lines.set(keyOfLine(line), line);
  const [removal] = useState(() =>
    createRemoval(
      {
        async remove(key) {
          await removeListLine(lines.get(key)!);
          setGone((keys) => new Set([...keys, key]));
        },
        onFailed: (_key, error) => void reportListRejection(messageOf(error)),
      },
      signal,
    ),
  );
  const removed = useStore(removal.$removed);
  const products = list.products.filter((line) => !gone.has(keyOfLine(line)));
  return { products, removed, removal };
}
