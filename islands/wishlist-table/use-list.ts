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
  recordListWrite,
  removeListLine,
  showList,
  takeList,
  reportListRejection,
  type Wishlist,
} from '#stores/wishlists';
import { keyOfLine } from './list-row.tsx';

/** The page's only reader of the lists, which another tab or an earlier page may have changed. */
const listReader = createPageReader({
  owner: 'the wishlists',
  attribute: 'data-wishlist-part',
  $version: computed($wishlists, ({ version }) => version),
  $isWriting: computed($wishlists, ({ writing }) => writing > 0),
  isFresh: areListsFresh,
  onRefetch: recordListsRefetch,
  onLateJoin: recordListWrite,
});

/**
 * Connects the island to the page's reader of lists, and records the shown list in the store.
 *
 * @param list The list in the latest HTML.
 * @param url The address to read it from.
 * @returns Whether the last read failed, and a function that retries.
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
 * Manages the removals of a list: each can be undone for eight seconds, then it is sent.
 *
 * @param list The list in the latest HTML.
 * @returns The lines that the server has not removed, the keys shown as removed, and the removal itself.
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
