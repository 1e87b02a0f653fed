import { flag, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  zeroLock: optional(flag(), false),
});

export type Props = InferOutput<typeof props>;
