import { object, optional, url, type InferOutput } from '#kit/props.ts';

export const props = object({
  cartUrl: optional(
    url(
      'Address of the cart page, offered where credit was added and the server does not say where to go on.',
    ),
  ),
});

export type Props = InferOutput<typeof props>;
