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
import { lenient } from '../skipped.ts';
import { webAddress } from '../web-address.ts';

/** The summary of a cart in the header (CRT-02); amounts are formatted by the server. */
export const cartSummary = object({
  ItemsCount: number(),
  AmountTaxInclHtml: string(),
  AmountTaxExclHtml: string(),
});

/** An id becomes part of a URL: an empty one, `.` or `..` would address something other than a line. */
export const lineId = pipe(
  string(),
  check((id) => !/^\.{0,2}$/.test(id), 'Expected the id of a line'),
);

/** A line of the cart (CRT-08) with optional details; texts and amounts are the server's. */
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

/**
 * The answer to a write: the summary, a message for the visitor, the current line, tags. The specification leaves
 * it open, so each field may be missing.
 */
export const writeAnswer = object({
  ItemsCount: lenient(number()),
  AmountTaxInclHtml: lenient(string()),
  AmountTaxExclHtml: lenient(string()),
  Message: lenient(string()),
  Item: lenient(object({ Quantity: number() })),
  DataLayer: nullish(unknown()),
});

const scalar = union([number(), string()]);

/** Payload of an addition (PRD-06), including order-origin fields under the names of the page's form. */
export const addPayload = objectWithRest(
  { ProductVariantId: scalar, Quantity: scalar, Name: string() },
  scalar,
);

/** A line of an earlier order (SAL-03), with the form's field names. */
export const orderPayload = record(string(), string());

/** An addition with its call. */
export const addition = variant('call', [
  object({ call: literal('product'), payload: addPayload }),
  object({ call: literal('order'), payload: orderPayload }),
]);

export type AddPayload = InferOutput<typeof addPayload>;
export type OrderPayload = InferOutput<typeof orderPayload>;
export type Addition = InferOutput<typeof addition>;
export type CartSummary = InferOutput<typeof cartSummary>;
export type CartLine = InferOutput<typeof cartLine>;
export type WriteAnswer = Partial<Pick<InferOutput<typeof writeAnswer>, 'Message' | 'Item' | 'DataLayer'>> & {
  summary?: CartSummary;
};
