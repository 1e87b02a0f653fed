import { object, optional, text, type InferOutput } from '#kit/props.ts';

export const props = object({
  countryField: optional(text(), 'CountryId'),
});

export type Props = InferOutput<typeof props>;
