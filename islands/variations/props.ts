import { flag, object, optional, text, type InferOutput } from '#kit/props.ts';

export const props = object({
  productId: text('Id of the product.'),
  addressKey: optional(
    text('Key of the variant’s id in the page’s address; without it the address stays as it is.'),
  ),
  refresh: optional(
    flag(
      'Asks for the variant at once: for pages that draw no swatches and know nothing of what can be had.',
    ),
    false,
  ),
});

export type Props = InferOutput<typeof props>;
