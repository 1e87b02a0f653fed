import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { BusyButton } from '#kit/busy-button.tsx';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { closest } from '#runtime/dom/safe.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { $strings, stringsSoon, translateOr } from '#stores/strings';
import {
  $listNews,
  $wishlists,
  leaveAllLists,
  openMemberships,
  type ListId,
  type Membership,
  type HeartProduct,
} from '#stores/wishlists';
import { ListChoiceRow } from './list-choice.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import './wishlist-dialog.css';

export { props } from './props.ts';

/** Waits for the site's texts, one second at most; then our own are shown. */
export const ready = stringsSoon;

function listAddress(listUrl: string, id: ListId): string {
  const mark = listUrl.includes('?') ? '&' : '?';
  return `${listUrl}${mark}Id=${encodeURIComponent(id)}`;
}

/** The next steps (WSH-02): back to the shop, which in a dialog only closes it, or on to the list. */
function NextSteps({
  listId,
  listUrl,
  continueUrl,
}: Pick<Props, 'listUrl' | 'continueUrl'> & { listId: ListId }) {
  const { host } = useIsland();
  const labels = chooseTexts(texts);
  useStore($strings);
  const back = translateOr('Catalog.ReturnToShopping', labels.back);
  return (
    <p className="wishlist-ways">
      {closest(host, 'dialog') ? (
        <button type="button" className="ar-button ar-button-quiet" data-dialog-close="">
          {back}
        </button>
      ) : (
        <a className="ar-button ar-button-quiet" href={continueUrl}>
          {back}
        </a>
      )}
      <a className="ar-button" href={listAddress(listUrl, listId)}>
        {translateOr('Catalog.GoToWishlist', labels.go)}
      </a>
    </p>
  );
}

/** The message about the last change; an addition links to its list. */
function useNews(memberships: readonly Membership[]) {
  const news = useStore($listNews);
  const [isOut, setOut] = useState(false);
  useEffect(() => $listNews.listen(() => setOut(false)), []);
  const labels = chooseTexts(texts);
  const labelsOf = () => {
    if (isOut) return labels.removedAll;
    if (news?.kind === 'added') return news.message ?? labels.added;
    const name = memberships.find(({ choice }) => choice.Id === news?.listId)?.choice.Name;
    return news && name ? labels.removed(name) : '';
  };
  const listId = !isOut && news?.kind === 'added' ? news.listId : undefined;
  return { text: labelsOf(), listId, setOut };
}

/** Lists that the shopper has created here; the variant is added to each once. */
const followed = new Set<string>();

function useCreated(created: string | undefined, memberships: readonly Membership[]): void {
  useEffect(() => {
    const made = memberships.find(({ choice }) => String(choice.Id) === created);
    if (!made || followed.has(created!)) return;
    followed.add(created!);
    if (!made.$state.get().value) made.set(true);
  }, [created, memberships]);
}

function useMemberships({ lists, productId, productVariantId, quantity }: Props) {
  const product: HeartProduct = useMemo(
    () => ({ productId, productVariantId }),
    [productId, productVariantId],
  );
  const memberships = useMemo(() => openMemberships(product, lists, quantity), [product, lists, quantity]);
  return { product, memberships };
}

function WishlistDialog(given: Props) {
  const { kind, listUrl, continueUrl, created } = given;
  const labels = chooseTexts(texts);
  const { product, memberships } = useMemberships(given);
  const { text, listId, setOut } = useNews(memberships);
  // A subscription syncs the lists with the server and other tabs.
  useStore($wishlists);
  useEffect(() => () => $listNews.set(undefined), []);
  useCreated(created, memberships);

  const leaveAll = async () => setOut(await leaveAllLists(product, memberships));
  const isAnywhere = memberships.some(({ $state }) => $state.get().value);

  return (
    <div className="wishlist-popup">
      {memberships.length === 0 && <p>{labels.none}</p>}
      {memberships.length > 0 && (
        <fieldset className="wishlist-choices">
          <legend>{labels.choose[kind]}</legend>
          <ul>
            {memberships.map((membership) => (
              <ListChoiceRow key={membership.choice.Id} membership={membership} />
            ))}
          </ul>
        </fieldset>
      )}
      {memberships.length > 0 && (
        <BusyButton className="ar-text-button" disabled={!isAnywhere} onPress={leaveAll}>
          {labels.removeAll}
        </BusyButton>
      )}
      <p className="wishlist-news" role="status">
        {text}
      </p>
      {listId !== undefined && <NextSteps listId={listId} listUrl={listUrl} continueUrl={continueUrl} />}
    </div>
  );
}

export default react(WishlistDialog);
