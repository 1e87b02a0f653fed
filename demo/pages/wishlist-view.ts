import type { Variant } from '../assortment/model.ts';
import type { Culture } from '../culture.ts';
import type { ListLine, ListKind, Wishlist } from '../data/wishlists.ts';
import { mostPieces } from '../rules/list-texts.ts';
import { formatMoney, moneyHtml } from '../rules/money.ts';
import { texts } from '../texts/index.ts';
import { photo } from './photo-view.ts';
import { fullName, variantHref, variantName } from './product-view.ts';

export const listPath = (culture: Culture): string => `/${culture}/catalog/wishlist/list`;

export const listHref = (culture: Culture, id: number): string => `${listPath(culture)}?Id=${id}`;

export const fragmentHref = (culture: Culture, id: number): string =>
  `/${culture}/catalog/wishlist/list_item?wishlistid=${id}`;

/** A line as the page gives it to the script. */
const lineProps = (line: ListLine, isSoldOut: boolean, culture: Culture) => ({
  WishlistProductId: line.id,
  Quantity: line.quantity,
  productVariantId: line.variant.id,
  listId: line.listId,
  ItemName: line.product.name[culture],
  ProductUrl: variantHref(culture, line.variant),
  PhotoUrl: photo(line.product, line.variant.colour, 'studio', culture).small,
  Description: variantName(line.variant, culture),
  UnitPriceHtml: moneyHtml(line.variant.price, culture),
  MaxQuantity: mostPieces,
  ...(isSoldOut && { Note: texts[culture].wishlists.soldOut }),
});

interface ListView {
  readonly list: Wishlist;
  readonly culture: Culture;
  readonly available: ReadonlySet<number>;
  readonly origin: string;
  /** Whether it is shown to its owner. */
  readonly canEdit: boolean;
}

/** A list as its template shows it, and as the island takes it over. */
export function listView({ list, culture, available, origin, canEdit }: ListView) {
  const shareUrl = `${origin}/${culture}/catalog/wishlist/shared/${list.token}`;
  const lines = list.lines.map((line) => ({ line, isSoldOut: !available.has(line.variant.id) }));
  return {
    id: list.id,
    kind: list.kind,
    name: list.name,
    description: list.description,
    shareUrl,
    token: list.token,
    lines: lines.map(({ line, isSoldOut }) => lineView(line, isSoldOut, culture)),
    props: {
      url: canEdit ? fragmentHref(culture, list.id) : `${shareUrl}/list_item`,
      canEdit,
      cartUrl: `/${culture}/shoppingcarts`,
      ...(canEdit && { shareUrl }),
      list: {
        Id: list.id,
        Name: list.name,
        Description: list.description,
        products: lines.map(({ line, isSoldOut }) => lineProps(line, isSoldOut, culture)),
      },
    },
  };
}

const lineView = ({ id, variant, product, quantity }: ListLine, isSoldOut: boolean, culture: Culture) => ({
  id,
  name: product.name[culture],
  variation: variantName(variant, culture),
  href: variantHref(culture, variant),
  photo: photo(product, variant.colour, 'studio', culture),
  price: formatMoney(variant.price, culture),
  quantity,
  isSoldOut,
});

/** The navigation between the lists of a customer. */
export const listsView = (lists: readonly Wishlist[], current: number | undefined, culture: Culture) =>
  lists.map(({ id, name }) => ({
    id,
    name,
    href: listHref(culture, id),
    fragment: fragmentHref(culture, id),
    isCurrent: id === current,
  }));

/** What the navigation's island is given. */
export const pageProps = (lists: readonly Wishlist[], culture: Culture) => ({
  listUrl: listPath(culture),
  itemUrl: `/${culture}/catalog/wishlist/list_item`,
  lists: lists.map(({ id, name }) => ({ Id: id, Name: name })),
});

interface PopupView {
  readonly lists: readonly Wishlist[];
  readonly kind: ListKind;
  readonly variant: Variant | undefined;
  readonly quantity: number;
  /** The list that has just been made: what was asked for goes there. */
  readonly created: number | undefined;
  readonly culture: Culture;
}

/** Which of the lists a variant is in, and what the popup is about. */
export function popupView({ lists, kind, variant, quantity, created, culture }: PopupView) {
  const contains = (list: Wishlist) => list.lines.some((line) => line.variant.id === variant?.id);
  const choices = lists.map((list) => ({ Id: list.id, Name: list.name, contains: contains(list) }));
  const chosen = created ?? choices.find((choice) => choice.contains)?.Id ?? choices[0]?.Id;
  return {
    kind,
    product: variant && fullName(variant, culture),
    productId: variant?.productId,
    variantId: variant?.id,
    quantity,
    choices: choices.map((choice) => ({
      ...choice,
      isChosen: choice.Id === chosen,
      href: listHref(culture, choice.Id),
    })),
    props: variant && {
      lists: choices,
      productId: variant.productId,
      productVariantId: variant.id,
      quantity,
      kind,
      listUrl: listPath(culture),
      continueUrl: variantHref(culture, variant),
      ...(created !== undefined && { created }),
    },
  };
}
