import {
  array,
  check,
  literal,
  number,
  nullish,
  object,
  objectWithRest,
  pipe,
  record,
  string,
  union,
  unknown,
  variant,
  type InferOutput,
} from 'valibot';
import { webAddress } from '../web-address.ts';

/** What the header shows of a cart (CRT-02); amounts come formatted by the server. */
export const cartSummary = object({
  ItemsCount: number(),
  AmountTaxInclHtml: string(),
  AmountTaxExclHtml: string(),
});

/** An id becomes a part of an address: one that is a way up, or nothing, would lead to something else than a line. */
export const lineId = pipe(
  string(),
  check((id) => !/^\.{0,2}$/.test(id), 'Expected the id of a line'),
);

/** A line of the cart (CRT-08), and what a page may show of it beside; texts and amounts are the server's. */
export const cartLine = object({
  Id: union([number(), lineId]),
  ProductVariantId: nullish(union([number(), string()])),
  Quantity: number(),
  ItemName: string(),
  ItemOriginAndKey: nullish(string()),
  ProductUrl: nullish(webAddress),
  PhotoUrl: nullish(webAddress),
  Description: nullish(string()),
  SKU: nullish(string()),
  UnitPriceHtml: nullish(string()),
  AmountHtml: nullish(string()),
  MinQuantity: nullish(number()),
  MaxQuantity: nullish(number()),
  QuantityStep: nullish(number()),
});

export const cartLines = array(cartLine);

/** What an answer to a write may say beside the summary: a sentence for the visitor, the line as it is now, tags. */
export const writeAnswer = object({
  Message: nullish(string()),
  Item: nullish(object({ Quantity: number() })),
  DataLayer: nullish(unknown()),
});

const scalar = union([number(), string()]);

/** What is added to the cart (PRD-06); the order-origin fields go with it as the page's form names them. */
export const addPayload = objectWithRest(
  { ProductVariantId: scalar, Quantity: scalar, Name: string() },
  scalar,
);

/** A line of an earlier order (SAL-03), as its form names its fields. */
export const orderPayload = record(string(), string());

/** Something that is added, by its call. */
export const addition = variant('call', [
  object({ call: literal('product'), payload: addPayload }),
  object({ call: literal('order'), payload: orderPayload }),
]);

export type AddPayload = InferOutput<typeof addPayload>;
export type OrderPayload = InferOutput<typeof orderPayload>;
export type Addition = InferOutput<typeof addition>;
export type CartSummary = InferOutput<typeof cartSummary>;
export type CartLine = InferOutput<typeof cartLine>;
export type WriteAnswer = InferOutput<typeof writeAnswer> & { summary?: CartSummary };
