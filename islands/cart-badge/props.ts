import { flag, mark, object, optional } from '#kit/props.ts';

/** For the documents alone: the badge is on every page, and reads its two attributes without a schema. */
export const props = object({
  cartCount: optional(flag('The element’s text is the number of articles in the cart.')),
  cartAmount: optional(
    mark('The element’s text is the cart’s amount, with tax unless `excl` is written.', 'incl', 'excl'),
  ),
});
