import { number, object, optional, text, type InferOutput } from '#kit/props.ts';

export const props = object({
  lineId: text(),
  quantity: number(),
  min: optional(number(), 1),
  max: optional(number(), 0),
  step: optional(number(), 1),
});

export type Props = InferOutput<typeof props>;
