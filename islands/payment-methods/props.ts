import { number, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  amount: optional(
    number('What is to be paid, in cents: a prepaid account whose data-balance is as much covers it.', {
      min: 0,
    }),
  ),
});

export type Props = InferOutput<typeof props>;
