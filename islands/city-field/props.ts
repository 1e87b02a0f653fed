import { number, object, optional, text, type InferOutput } from '#kit/props.ts';

export const props = object({
  countryId: optional(text('The country whose places are searched.')),
  countryField: optional(text('Or the name of the form’s field that holds it.')),
  idField: optional(text('The name of the field that takes the id of the place.'), 'CityId'),
  postalField: optional(
    text(
      'The name of the field that takes the postal code of a place such as “5000 Namur”; the text keeps the name alone.',
    ),
  ),
  min: optional(number('How many characters it takes.', { min: 1 }), 4),
});

export type Props = InferOutput<typeof props>;
