import { object, optional, text, type InferOutput } from '#kit/props.ts';

export const props = object({
  countryField: optional(
    text('The name of the country’s field, by which the fields are ordered.'),
    'CountryId',
  ),
});

export type Props = InferOutput<typeof props>;
