import { choice, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  countryCall: optional(
    choice(
      'Which call a field named CountryCode makes: shippingcountries with {CountryCode}, or country with {CountryId}.',
      'shippingcountries',
      'country',
    ),
    'shippingcountries',
  ),
});

export type Props = InferOutput<typeof props>;
