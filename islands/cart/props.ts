import { json, object, optional, url, type InferOutput } from '#kit/props.ts';
import { cartLines } from '#stores/cart/schema.ts';

export const props = object({
  url: url('Address that the cart is read from again: the cart page, or a fragment with this island in it.'),
  continueUrl: url('Where the shopper goes on looking.'),
  clearUrl: optional(url('Address that clears the cart; it is followed by page load.')),
  lines: json(
    'The lines, each with Id, Quantity, ItemName, ItemOriginAndKey, ProductVariantId (without it no undo) and what is shown of it.',
    cartLines,
  ),
});

export type Props = InferOutput<typeof props>;
