import { mark, milliseconds, number, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  scrollIn: mark(
    'How it comes: it fades, slides up from below, or comes from the left or the right.',
    'fade',
    'slide',
    'slide-left',
    'slide-right',
  ),
  delay: optional(milliseconds('How long it waits once it is seen; for the second and third of a row.'), 0),
  ratio: optional(number('The part of it that must be seen.', { min: 0, max: 1 }), 0.1),
});

export type Props = InferOutput<typeof props>;
