import { flag, json, object, optional, url, type InferOutput } from '#kit/props.ts';
import { wishlist } from '#stores/wishlists/schema.ts';

export const props = object({
  url: url(),
  cartUrl: optional(url()),
  shareUrl: optional(url()),
  canEdit: optional(flag(), false),
  list: json(wishlist),
});

export type Props = InferOutput<typeof props>;
