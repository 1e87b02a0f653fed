import { number, object, optional, text, type InferOutput } from '#kit/props.ts';

export const props = object({
  min: optional(text()),
  max: optional(text()),
  firstDay: optional(number()),
});

export type Props = InferOutput<typeof props>;
