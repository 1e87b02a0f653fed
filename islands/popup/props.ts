import { choice, milliseconds, object, optional, text, url, type InferOutput } from '#kit/props.ts';

export const props = object({
  id: text(),
  kind: optional(choice('modal', 'banner'), 'modal'),
  title: optional(text()),
  delay: optional(milliseconds(), 3_000),
  url: optional(url()),
  endDatetime: optional(text()),
  now: optional(text()),
});

export type Props = InferOutput<typeof props>;
