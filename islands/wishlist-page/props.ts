import { json, object, optional, text, url, type InferOutput } from '#kit/props.ts';
import { listNames } from '#stores/wishlists/schema.ts';

export const props = object({
  lists: json('The visitor’s lists, each with Id and Name.', listNames),
  listUrl: url('Address of the page of lists; the list’s id follows as Id.'),
  itemUrl: url('Address of one list as a fragment; the list’s id follows as wishlistid.'),
  target: optional(text('Selector of the place where the list is shown.'), '#wishlist'),
});

export type Props = InferOutput<typeof props>;
