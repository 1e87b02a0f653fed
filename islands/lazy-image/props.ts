import { object, optional, text, url, type InferOutput } from '#kit/props.ts';

export const props = object({
  src: optional(url('The address of the picture; it becomes src when the picture is nearly in view.')),
  srcset: optional(text('Its addresses in several widths; they become srcset.')),
  sizes: optional(text('How wide it is shown; it becomes sizes.')),
  background: optional(url('The address of a picture behind the element.')),
  fallback: optional(url('The address of a picture that is shown, once, when the picture itself is broken.')),
});

export type Props = InferOutput<typeof props>;
