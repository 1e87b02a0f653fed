import { choice, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  countryCall: optional(choice('shippingcountries', 'country'), 'shippingcountries'),
});

export type Props = InferOutput<typeof props>;
