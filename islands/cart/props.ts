import { json, object, optional, url, type InferOutput } from '#kit/props.ts';
import { cartLines } from '#stores/cart/schema.ts';

export const props = object({
  url: url(),
  continueUrl: url(),
  clearUrl: optional(url()),
  lines: json(cartLines),
});

export type Props = InferOutput<typeof props>;
