import {
  array,
  boolean,
  check,
  nullish,
  number,
  object,
  pipe,
  string,
  union,
  unknown,
  type InferOutput,
} from 'valibot';
import { webAddress } from '../web-address.ts';

/** An id becomes a part of an address: one that is a way up, or nothing, would lead to something else. */
const id = union([
  number(),
  pipe(
    string(),
    check((text) => !/^\.{0,2}$/.test(text), 'Expected an id'),
  ),
]);

/** A line of a list (WSH-09), and what a page may show of it beside; texts and amounts are the server's. */
const wishlistLine = object({
  WishlistProductId: id,
  Quantity: number(),
  productVariantId: id,
  listId: nullish(id),
  ItemName: string(),
  ProductUrl: nullish(webAddress),
  PhotoUrl: nullish(webAddress),
  Description: nullish(string()),
  UnitPriceHtml: nullish(string()),
  MaxQuantity: nullish(number()),
  Note: nullish(string()),
});

/** A list as its page shows it (WSH-09). */
export const wishlist = object({
  Id: id,
  Name: string(),
  Description: nullish(string()),
  products: array(wishlistLine),
});

/** The lists of a visitor, as a navigation shows them. */
export const listNames = array(object({ Id: id, Name: string() }));

/** The lists of a visitor, and which of them have a variant. */
export const listChoices = array(object({ Id: id, Name: string(), contains: boolean() }));

/** What adding to a list is answered (WSH-02). */
export const addAnswer = object({
  Message: nullish(string()),
  DataLayer: nullish(unknown()),
  WishlistId: nullish(id),
});

/** What decides whether a quantity was taken (WSH-06). */
export const quantityAnswer = object({
  IsSuccessfull: boolean(),
  WishlistProductId: nullish(id),
  Quantity: nullish(number()),
  Message: nullish(string()),
});

/** What a renaming may be answered: nothing, or a result. */
export const editAnswer = nullish(object({ IsSuccessfull: nullish(boolean()), Message: nullish(string()) }));

/** Where the visitor goes when a list is deleted (WSH-05). */
export const deleteAnswer = object({ Uri: webAddress });

/** Whether something is in a list; a bare answer, too. */
export const isInAnswer = union([boolean(), object({ IsInTheList: boolean() })]);

/** How many products there are in all lists; a bare answer, too. */
export const countAnswer = union([number(), object({ Count: number() })]);

/** What became of a list that was ordered: what was put into the cart. */
export const orderAnswer = object({
  Message: nullish(string()),
  DataLayer: nullish(unknown()),
  Items: nullish(array(object({ variantId: id, qty: number(), Message: nullish(string()) }))),
});

export type ListId = InferOutput<typeof id>;
export type Wishlist = InferOutput<typeof wishlist>;
export type WishlistLine = InferOutput<typeof wishlistLine>;
export type ListChoice = InferOutput<typeof listChoices>[number];
export type AddAnswer = InferOutput<typeof addAnswer>;
export type OrderAnswer = InferOutput<typeof orderAnswer>;

/** What a heart stands for: a product, and the variant that would be added. */
export interface HeartProduct {
  readonly productId?: ListId | undefined;
  readonly productVariantId: ListId;
}
