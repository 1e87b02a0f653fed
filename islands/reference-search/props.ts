import { number, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  pageSize: optional(number({ min: 1 }), 10),
});

export type Props = InferOutput<typeof props>;
