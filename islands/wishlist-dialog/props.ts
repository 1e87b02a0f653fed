import { choice, json, number, object, optional, text, url, type InferOutput } from '#kit/props.ts';
import { listChoices } from '#stores/wishlists/schema.ts';

export const props = object({
  lists: json(listChoices),
  productId: optional(text()),
  productVariantId: text(),
  quantity: optional(number({ min: 1 }), 1),
  kind: optional(choice('wishlist', 'birthlist'), 'wishlist'),
  listUrl: url(),
  continueUrl: optional(url(), '/'),
  created: optional(text()),
});

export type Props = InferOutput<typeof props>;
