import { flag, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  back: optional(flag(), false),
});

export type Props = InferOutput<typeof props>;
