import type { Variant } from '../assortment/model.ts';
import type { Culture } from '../culture.ts';
import type { ListLine, ListKind, Wishlist } from '../data/wishlists.ts';
import { maxQuantity } from '../rules/list-texts.ts';
import { formatMoney, moneyHtml } from '../rules/money.ts';
import { texts } from '../texts/index.ts';
import { photo } from './photo-view.ts';
import { fullName, variantHref, variantName } from './product-view.ts';

export const listPath = (culture: Culture): string => `/${culture}/catalog/wishlist/list`;

export const listHref = (culture: Culture, id: number): string => `${listPath(culture)}?Id=${id}`;

export const fragmentHref = (culture: Culture, id: number): string =>
  `/${culture}/catalog/wishlist/list_item?wishlistid=${id}`;

/** Returns a line's props for the script. */
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
  MaxQuantity: maxQuantity,
  ...(isSoldOut && { Note: texts[culture].wishlists.soldOut }),
});

interface ListView {
  readonly list: Wishlist;
  readonly culture: Culture;
  readonly available: ReadonlySet<number>;
  readonly origin: string;
  /** True for the list's owner. */
  readonly canEdit: boolean;
}

/** Returns a list for its template, and as props of the island. */
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

/** Returns the navigation between a customer's lists. */
export const listsView = (lists: readonly Wishlist[], current: number | undefined, culture: Culture) =>
  lists.map(({ id, name }) => ({
    id,
    name,
    href: listHref(culture, id),
    fragment: fragmentHref(culture, id),
    isCurrent: id === current,
  }));

/** Returns the props of the navigation's island. */
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
  /** Id of the list created last; the product is added to it. */
  readonly created: number | undefined;
  readonly culture: Culture;
}

/** Returns the popup's data: its product, and the lists that contain it. */
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
