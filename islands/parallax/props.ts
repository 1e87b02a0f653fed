import { list, mark, number, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  parallax: mark(
    'An element with a speed, or a banner that keeps a quarter of the scroll.',
    'element',
    'banner',
  ),
  speed: optional(number('How fast an element moves; below 0 it lags behind the page.'), -2),
  speeds: optional(
    list('A speed for each range of widths, from the narrowest on; speed for the others.'),
    [],
  ),
  breakpoints: optional(list('The widths in pixels between these ranges.'), ['576', '768', '1201']),
});

export type Props = InferOutput<typeof props>;
