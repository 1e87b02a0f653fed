import { object, optional, text, type InferOutput } from '#kit/props.ts';

export const props = object({
  currency: optional(text(), 'EUR'),
});

export type Props = InferOutput<typeof props>;
