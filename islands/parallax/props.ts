import { list, mark, number, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  parallax: mark('element', 'banner'),
  speed: optional(number(), -2),
  speeds: optional(list(), []),
  breakpoints: optional(list(), ['576', '768', '1201']),
});

export type Props = InferOutput<typeof props>;
