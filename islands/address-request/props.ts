import { object, optional, text, type InferOutput } from '#kit/props.ts';

export const props = object({
  sentLabel: optional(text()),
  opener: optional(text()),
});

export type Props = InferOutput<typeof props>;
