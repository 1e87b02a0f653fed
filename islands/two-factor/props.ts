import { number, object, optional, text, type InferOutput } from '#kit/props.ts';

export const props = object({
  length: optional(number({ min: 4, max: 10 }), 6),
  secret: optional(text()),
  uri: optional(text()),
  start: optional(text()),
});

export type Props = InferOutput<typeof props>;
