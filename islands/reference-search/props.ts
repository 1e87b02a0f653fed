import { number, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  pageSize: optional(
    number('How many references the server gives at a time: a full page offers the next one.', { min: 1 }),
    10,
  ),
});

export type Props = InferOutput<typeof props>;
