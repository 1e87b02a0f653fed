import { mark, object, optional, text } from '#kit/props.ts';

/**
 * Used by the documentation only: the badge is on every page, and reads its two attributes without a schema.
 */
export const props = object({
  cartCount: optional(text()),
  cartAmount: optional(mark('incl', 'excl')),
});
