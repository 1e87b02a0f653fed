import { object, url, type InferOutput } from '#kit/props.ts';

export const props = object({
  fragmentUrl: url(),
});

export type Props = InferOutput<typeof props>;
