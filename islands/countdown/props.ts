import { object, optional, text, type InferOutput } from '#kit/props.ts';

export const props = object({
  end: text(),
  now: optional(text()),
});

export type Props = InferOutput<typeof props>;
