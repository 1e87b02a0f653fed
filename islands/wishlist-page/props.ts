import { json, object, optional, text, url, type InferOutput } from '#kit/props.ts';
import { listNames } from '#stores/wishlists/schema.ts';

export const props = object({
  lists: json(listNames),
  listUrl: url(),
  itemUrl: url(),
  target: optional(text(), '#wishlist'),
});

export type Props = InferOutput<typeof props>;
