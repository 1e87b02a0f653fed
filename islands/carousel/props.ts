import { choice, flag, milliseconds, number, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  preset: optional(choice('brands', 'brands-alternate', 'partners', 'ticker'), 'brands'),
  visible: optional(
    number({
      min: 1,
      max: 8,
    }),
  ),
  duration: optional(milliseconds()),
  loop: optional(flag()),
  dots: optional(flag()),
  arrows: optional(flag()),
});

export type Props = InferOutput<typeof props>;
