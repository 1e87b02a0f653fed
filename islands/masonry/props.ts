import { number, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  gap: optional(
    number('The gap below each item in pixels; that between the columns, when left out.', { min: 0 }),
  ),
});

export type Props = InferOutput<typeof props>;
