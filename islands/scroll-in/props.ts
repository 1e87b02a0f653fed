import { mark, milliseconds, number, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  scrollIn: mark('fade', 'slide', 'slide-left', 'slide-right'),
  delay: optional(milliseconds(), 0),
  ratio: optional(number({ min: 0, max: 1 }), 0.1),
});

export type Props = InferOutput<typeof props>;
