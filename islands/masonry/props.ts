import { number, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  gap: optional(number({ min: 0 })),
});

export type Props = InferOutput<typeof props>;
