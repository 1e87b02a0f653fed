import { object, optional, text, url, type InferOutput } from '#kit/props.ts';

export const props = object({
  lines: text(),
  cartUrl: optional(url()),
});

export type Props = InferOutput<typeof props>;
