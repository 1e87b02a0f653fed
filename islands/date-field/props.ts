import { number, object, optional, text, type InferOutput } from '#kit/props.ts';

export const props = object({
  min: optional(text('The first day that may be chosen, as 2026-12-31.')),
  max: optional(text('The last day that may be chosen, as 2026-12-31.')),
  firstDay: optional(
    number('The first day of the week, from 0, Sunday, to 6; by default that of the page’s culture.'),
  ),
});

export type Props = InferOutput<typeof props>;
