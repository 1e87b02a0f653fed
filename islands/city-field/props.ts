import { number, object, optional, text, type InferOutput } from '#kit/props.ts';

export const props = object({
  countryId: optional(text()),
  countryField: optional(text()),
  idField: optional(text(), 'CityId'),
  postalField: optional(text()),
  min: optional(number({ min: 1 }), 4),
});

export type Props = InferOutput<typeof props>;
