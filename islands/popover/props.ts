import { mark, object, type InferOutput } from '#kit/props.ts';

export const props = object({
  popover: mark(),
});

export type Props = InferOutput<typeof props>;
