import { choice, flag, milliseconds, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  duration: optional(
    milliseconds('How long each slide stays before the banner moves on by itself; without it, it does not.'),
    0,
  ),
  animation: optional(choice('How one slide follows another.', 'Slide', 'Fade'), 'Slide'),
  navigationcontrol: optional(flag('Whether there is a dot for each slide.'), false),
  directioncontrol: optional(flag('Whether there are arrows to go on and back.'), false),
});

export type Props = InferOutput<typeof props>;
