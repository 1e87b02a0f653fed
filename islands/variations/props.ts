import { flag, object, optional, text, type InferOutput } from '#kit/props.ts';

export const props = object({
  productId: text(),
  addressKey: optional(text()),
  refresh: optional(flag(), false),
});

export type Props = InferOutput<typeof props>;
