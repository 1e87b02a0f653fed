import { flag, mark, object, optional } from '#kit/props.ts';

/**
 * Used by the documentation only: the badge is on every page, and reads its two attributes without a schema.
 */
export const props = object({
  cartCount: optional(flag()),
  cartAmount: optional(mark('incl', 'excl')),
});
