import { flag, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  hover: optional(flag(), true),
});

export type Props = InferOutput<typeof props>;
