import { array, number, nullish, object, string, union, type InferOutput } from 'valibot';

/** What the header shows of a cart (CRT-02); amounts come formatted by the server. */
export const cartSummary = object({
  ItemsCount: number(),
  AmountTaxInclHtml: string(),
  AmountTaxExclHtml: string(),
});

/** A line of the cart (CRT-08), and what a page may show of it beside; texts and amounts are the server's. */
export const cartLine = object({
  Id: union([number(), string()]),
  Quantity: number(),
  ItemName: string(),
  ItemOriginAndKey: nullish(string()),
  ProductUrl: nullish(string()),
  PhotoUrl: nullish(string()),
  Description: nullish(string()),
  SKU: nullish(string()),
  UnitPriceHtml: nullish(string()),
  AmountHtml: nullish(string()),
  MinQuantity: nullish(number()),
  MaxQuantity: nullish(number()),
  QuantityStep: nullish(number()),
});

export const cartLines = array(cartLine);

/** What an answer to a write may say beside the summary: a sentence for the visitor, and the line as it is now. */
export const writeAnswer = object({
  Message: nullish(string()),
  Item: nullish(object({ Quantity: number() })),
});

/** What is added to the cart (PRD-06); the order-origin fields go with it as the page's form names them. */
export interface AddPayload {
  ProductVariantId: number | string;
  Quantity: number | string;
  Name: string;
  [originField: string]: number | string;
}

export type CartSummary = InferOutput<typeof cartSummary>;
export type CartLine = InferOutput<typeof cartLine>;
export type WriteAnswer = InferOutput<typeof writeAnswer> & { summary?: CartSummary };
