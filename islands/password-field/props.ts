import { flag, mark, object, optional, text, type InferOutput } from '#kit/props.ts';

export const props = object({
  password: mark('current', 'new'),
  strength: optional(flag()),
  patternText: optional(text()),
});

export type Props = InferOutput<typeof props>;
