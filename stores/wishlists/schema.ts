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

/** An id becomes part of a URL: an empty one, `.` or `..` would address something else. */
const id = union([
  number(),
  pipe(
    string(),
    check((text) => !/^\.{0,2}$/.test(text), 'Expected an id'),
  ),
]);

/** A line of a list (WSH-09) with optional details; texts and amounts are the server's. */
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

/** The lists of a visitor, for their navigation. */
export const listNames = array(object({ Id: id, Name: string() }));

/** The lists of a visitor, and whether each contains a variant. */
export const listChoices = array(object({ Id: id, Name: string(), contains: boolean() }));

/** The answer to adding to a list (WSH-02). */
export const addAnswer = object({
  Message: nullish(string()),
  DataLayer: nullish(unknown()),
  WishlistId: nullish(id),
});

/** The answer to a quantity; `IsSuccessfull` decides whether it was accepted (WSH-06). */
export const quantityAnswer = object({
  IsSuccessfull: boolean(),
  WishlistProductId: nullish(id),
  Quantity: nullish(number()),
  Message: nullish(string()),
});

/** The answer to a renaming: nothing, or a result. */
export const editAnswer = nullish(object({ IsSuccessfull: nullish(boolean()), Message: nullish(string()) }));

/** The next address after deleting a list (WSH-05). */
export const deleteAnswer = object({ Uri: webAddress });

/** Whether a product is in a list; a bare boolean is valid too. */
export const isInAnswer = union([boolean(), object({ IsInTheList: boolean() })]);

/** The number of products in all lists; a bare number is valid too. */
export const countAnswer = union([number(), object({ Count: number() })]);

/** The result of an ordered list: the items added to the cart. */
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

/** The product of a heart button, and the variant that it would add. */
export interface HeartProduct {
  readonly productId?: ListId | undefined;
  readonly productVariantId: ListId;
}
