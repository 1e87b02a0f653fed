import { choice, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
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
