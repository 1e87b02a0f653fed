import { flag, json, object, optional, url, type InferOutput } from '#kit/props.ts';
import { wishlist } from '#stores/wishlists/schema.ts';

export const props = object({
  url: url('Address that the list is read from again: a fragment with this island in it.'),
  cartUrl: optional(url('Address of the cart page, offered once the list is ordered.')),
  shareUrl: optional(url('Address of the list for others; without it there is nothing to share.')),
  canEdit: optional(flag('Whether the visitor may change the list; others may only order it.'), false),
  list: json(
    'The list: Id, Name, Description and products, each with WishlistProductId, Quantity, productVariantId, ItemName.',
    wishlist,
  ),
});

export type Props = InferOutput<typeof props>;
