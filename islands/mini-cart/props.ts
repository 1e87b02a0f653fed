import { json, object, url, type InferOutput } from '#kit/props.ts';
import { cartSummary } from '#stores/cart/schema.ts';

export const props = object({
  cartUrl: url('Address of the cart page.'),
  fragmentUrl: url('Address of the fragment with the cart’s lines: /{culture}/widget/shoppingcartitems.'),
  summary: json(
    'What GET {app}/api/v1/shoppingcarts would answer: ItemsCount, AmountTaxInclHtml, AmountTaxExclHtml.',
    cartSummary,
  ),
});

export type Props = InferOutput<typeof props>;
