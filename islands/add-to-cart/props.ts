import { object, optional, url, type InferOutput } from '#kit/props.ts';

export const props = object({
  cartUrl: optional(url('Address of the cart page, offered once something was added.')),
});

export type Props = InferOutput<typeof props>;
