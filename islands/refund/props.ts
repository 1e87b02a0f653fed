import { object, optional, text, type InferOutput } from '#kit/props.ts';

export const props = object({
  currency: optional(text('ISO code of the currency, such as EUR: amounts are written with it.'), 'EUR'),
});

export type Props = InferOutput<typeof props>;
