import { flag, list, mark, object, optional, text, url, type InferOutput } from '#kit/props.ts';

export const props = object({
  networks: list(),
  text: optional(text()),
  url: optional(url()),
  count: optional(mark()),
  showInPopup: optional(flag(), false),
  showLabel: optional(flag(), false),
});

export type Props = InferOutput<typeof props>;
