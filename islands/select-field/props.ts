import { choice, flag, object, optional, text, type InferOutput } from '#kit/props.ts';

export const props = object({
  look: optional(choice('face', 'list'), 'face'),
  search: optional(flag(), false),
  placeholder: optional(text()),
});

export type Props = InferOutput<typeof props>;
