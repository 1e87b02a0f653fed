import { object, optional, text, url, type InferOutput } from '#kit/props.ts';

export const props = object({
  lines: text('Selector of the element that the order’s lines stand in, such as #order-lines.'),
  cartUrl: optional(url('Address of the cart page, offered once something was added.')),
});

export type Props = InferOutput<typeof props>;
