import { object, optional, text, url, type InferOutput } from '#kit/props.ts';

export const props = object({
  summaryUrl: optional(url()),
  draft: optional(text()),
});

export type Props = InferOutput<typeof props>;
