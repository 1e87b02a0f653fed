import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { on } from '#runtime';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { contains } from '#runtime/dom/safe.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { $wishlists, type ListId } from '#stores/wishlists';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

export { props } from './props.ts';

function withQuery(address: string, name: string, id: ListId): string {
  const mark = address.includes('?') ? '&' : '?';
  return `${address}${mark}${name}=${encodeURIComponent(id)}`;
}

const requestedId = () => new URLSearchParams(location.search).get('Id') ?? undefined;

/** Returns the id of the list in the address, also after scoped updates and Back. */
function useRequestedId(): string | undefined {
  const { signal } = useIsland();
  const [id, setId] = useState(requestedId);
  useEffect(() => {
    const follow = () => setId(requestedId());
    on('ajax-success', follow, signal);
    addEventListener('popstate', follow, { signal });
  }, [signal]);
  return id;
}

/** Returns the current list: that of the address, else the shown one, else the first (WSH-03). */
function currentOf(lists: Props['lists'], ...ids: (ListId | undefined)[]): string {
  const isKnown = (id: ListId | undefined) => lists.some(({ Id }) => String(Id) === String(id));
  return String(ids.find(isKnown) ?? lists[0]?.Id ?? '');
}

// After a press on a name, the focus moves to the heading of the new list.
function useListFocus(current: string, target: string): void {
  const { host } = useIsland();
  const before = useRef(current);
  useEffect(() => {
    if (before.current === current) return;
    before.current = current;
    const heading = findInside(document, `${target} [data-wishlist-heading]`);
    if (contains(host, document.activeElement)) heading?.focus();
  }, [host, current, target]);
}

/** Links to the lists, with optimistic names; a press swaps the list in place. */
function WishlistPage({ lists, listUrl, itemUrl, target }: Props) {
  const { shownId, names } = useStore($wishlists);
  const current = currentOf(lists, useRequestedId(), shownId);
  useListFocus(current, target);
  return (
    <nav aria-label={chooseTexts(texts).navigation}>
      <ul className="wishlist-nav">
        {lists.map(({ Id, Name }) => (
          <li key={Id}>
            <a
              href={withQuery(listUrl, 'Id', Id)}
              data-ajax="true"
              data-ajax-url={withQuery(itemUrl, 'wishlistid', Id)}
              data-ajax-update={target}
              data-ajax-push={withQuery(listUrl, 'Id', Id)}
              aria-current={String(Id) === current ? 'page' : undefined}
            >
              {names[String(Id)] ?? Name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default react(WishlistPage);
