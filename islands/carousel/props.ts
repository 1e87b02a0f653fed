import { choice, flag, milliseconds, number, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  preset: optional(
    choice(
      'What the strip is for; each of its values can be overridden: brands shows 6, brands-alternate 2, partners 6, ticker 1.',
      'brands',
      'brands-alternate',
      'partners',
      'ticker',
    ),
    'brands',
  ),
  visible: optional(
    number(
      'How many slides are in view where there is room. An attribute, not JSON: the stylesheet reads it.',
      {
        min: 1,
        max: 8,
      },
    ),
  ),
  duration: optional(
    milliseconds('How long each slide stays before the strip moves on by itself; 0: it does not.'),
  ),
  loop: optional(flag('Whether the first slide follows the last one.')),
  dots: optional(flag('Whether there is a dot for each place to stop at.')),
  arrows: optional(flag('Whether there are arrows to go on and back.')),
});

export type Props = InferOutput<typeof props>;
