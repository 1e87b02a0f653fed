import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { BusyButton } from '#kit/busy-button.tsx';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { closestTo } from '#runtime/dom/safe.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { $strings, stringsSoon, translateOr } from '#stores/strings';
import {
  $listNews,
  $wishlists,
  leaveAllLists,
  openMemberships,
  type ListId,
  type Membership,
  type Wished,
} from '#stores/wishlists';
import { ListChoiceRow } from './list-choice.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import './wishlist-dialog.css';

export { props } from './props.ts';

/** The texts of the site; those of our own stand in after a second. */
export const ready = stringsSoon;

function listAddress(listUrl: string, id: ListId): string {
  const mark = listUrl.includes('?') ? '&' : '?';
  return `${listUrl}${mark}Id=${encodeURIComponent(id)}`;
}

/** Where to go on (WSH-02): back to the shop, which in a dialog is where the shopper was, or to the list. */
function Ways({ listId, listUrl, continueUrl }: Pick<Props, 'listUrl' | 'continueUrl'> & { listId: ListId }) {
  const { host } = useIsland();
  const words = chooseTexts(texts);
  useStore($strings);
  const back = translateOr('Catalog.ReturnToShopping', words.back);
  return (
    <p className="wishlist-ways">
      {closestTo(host, 'dialog') ? (
        <button type="button" className="ar-button ar-button-quiet" data-dialog-close="">
          {back}
        </button>
      ) : (
        <a className="ar-button ar-button-quiet" href={continueUrl}>
          {back}
        </a>
      )}
      <a className="ar-button" href={listAddress(listUrl, listId)}>
        {translateOr('Catalog.GoToWishlist', words.go)}
      </a>
    </p>
  );
}

/** What the server has done last, in words; an addition leads to its list. */
function useNews(memberships: readonly Membership[]) {
  const news = useStore($listNews);
  const [isOut, setOut] = useState(false);
  useEffect(() => $listNews.listen(() => setOut(false)), []);
  const words = chooseTexts(texts);
  const wordsOf = () => {
    if (isOut) return words.removedAll;
    if (news?.kind === 'added') return news.message ?? words.added;
    const name = memberships.find(({ choice }) => choice.Id === news?.listId)?.choice.Name;
    return news && name ? words.removed(name) : '';
  };
  const listId = !isOut && news?.kind === 'added' ? news.listId : undefined;
  return { text: wordsOf(), listId, setOut };
}

/** Remembers which lists the shopper has made here: what was asked for goes there, once. */
const followed = new Set<string>();

function useCreated(created: string | undefined, memberships: readonly Membership[]): void {
  useEffect(() => {
    const made = memberships.find(({ choice }) => String(choice.Id) === created);
    if (!made || followed.has(created!)) return;
    followed.add(created!);
    if (!made.$wanted.get().value) made.wish(true);
  }, [created, memberships]);
}

function useMemberships({ lists, productId, productVariantId, quantity }: Props) {
  const wished: Wished = useMemo(() => ({ productId, productVariantId }), [productId, productVariantId]);
  const memberships = useMemo(() => openMemberships(wished, lists, quantity), [wished, lists, quantity]);
  return { wished, memberships };
}

function WishlistDialog(given: Props) {
  const { kind, listUrl, continueUrl, created } = given;
  const words = chooseTexts(texts);
  const { wished, memberships } = useMemberships(given);
  const { text, listId, setOut } = useNews(memberships);
  // Hearts and other tabs are told as long as this is open.
  useStore($wishlists);
  useEffect(() => () => $listNews.set(undefined), []);
  useCreated(created, memberships);

  const leaveAll = async () => setOut(await leaveAllLists(wished, memberships));
  const isAnywhere = memberships.some(({ $wanted }) => $wanted.get().value);

  return (
    <div className="wishlist-popup">
      {memberships.length === 0 && <p>{words.none}</p>}
      {memberships.length > 0 && (
        <fieldset className="wishlist-choices">
          <legend>{words.choose[kind]}</legend>
          <ul>
            {memberships.map((membership) => (
              <ListChoiceRow key={membership.choice.Id} membership={membership} />
            ))}
          </ul>
        </fieldset>
      )}
      {memberships.length > 0 && (
        <BusyButton className="ar-text-button" disabled={!isAnywhere} onPress={leaveAll}>
          {words.removeAll}
        </BusyButton>
      )}
      <p className="wishlist-news" role="status">
        {text}
      </p>
      {listId !== undefined && <Ways listId={listId} listUrl={listUrl} continueUrl={continueUrl} />}
    </div>
  );
}

export default react(WishlistDialog);
