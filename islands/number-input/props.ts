import { flag, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  zeroLock: optional(flag('Keeps the number at 0 or more; minus is disabled at 0.'), false),
});

export type Props = InferOutput<typeof props>;
