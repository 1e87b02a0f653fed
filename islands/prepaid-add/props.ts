import { object, optional, url, type InferOutput } from '#kit/props.ts';

export const props = object({
  cartUrl: optional(url()),
});

export type Props = InferOutput<typeof props>;
