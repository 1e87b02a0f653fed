import { number, object, string, type InferOutput } from 'valibot';

/** What the header shows of a cart (CRT-02); amounts come formatted by the server. */
export const cartSummary = object({
  ItemsCount: number(),
  AmountTaxInclHtml: string(),
  AmountTaxExclHtml: string(),
});

export type CartSummary = InferOutput<typeof cartSummary>;
