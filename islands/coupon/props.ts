import { choice, object, optional, text, type InferOutput } from '#kit/props.ts';

export const props = object({
  userId: optional(
    text(
      'The customer’s id: the coupons that the customer may use are offered in a dialog, without a page of the site.',
    ),
  ),
  reload: optional(
    choice(
      'What is loaded anew when the coupon has changed: the page, its content, or its parts.',
      'page',
      'content',
      'parts',
    ),
    'page',
  ),
});

export type Props = InferOutput<typeof props>;
