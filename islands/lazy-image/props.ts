import { object, optional, text, url, type InferOutput } from '#kit/props.ts';

export const props = object({
  src: optional(url()),
  srcset: optional(text()),
  sizes: optional(text()),
  background: optional(url()),
  fallback: optional(url()),
});

export type Props = InferOutput<typeof props>;
