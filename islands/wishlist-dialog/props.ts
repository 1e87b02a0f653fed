import { choice, json, number, object, optional, text, url, type InferOutput } from '#kit/props.ts';
import { listChoices } from '#stores/wishlists/schema.ts';

export const props = object({
  lists: json(
    'The visitor’s lists, each with Id, Name and contains: whether it has the variant.',
    listChoices,
  ),
  productId: optional(text('The product, whose hearts change together.')),
  productVariantId: text('The variant that is added or removed.'),
  quantity: optional(number('How many are added.', { min: 1 }), 1),
  kind: optional(choice('What kind of lists these are.', 'wishlist', 'birthlist'), 'wishlist'),
  listUrl: url('Address of the page of lists; the list’s id follows as Id.'),
  continueUrl: optional(url('Where the shopper goes on looking when the popup is a page of its own.'), '/'),
  created: optional(text('The list that the shopper has just made: what was asked for goes there.')),
});

export type Props = InferOutput<typeof props>;
