import { object, url, type InferOutput } from '#kit/props.ts';

export const props = object({
  fragmentUrl: url('Address of the fragment with the cart’s lines: /{culture}/widget/shoppingcartitems.'),
});

export type Props = InferOutput<typeof props>;
