import { choice, flag, milliseconds, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  duration: optional(milliseconds(), 0),
  animation: optional(choice('Slide', 'Fade'), 'Slide'),
  navigationcontrol: optional(flag(), false),
  directioncontrol: optional(flag(), false),
});

export type Props = InferOutput<typeof props>;
