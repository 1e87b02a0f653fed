import { choice, object, optional, text, url, type InferOutput } from '#kit/props.ts';

export const props = object({
  url: optional(
    url(
      'Where a number is checked; left out, {app}/api/v1/sales/customers/checkisvatvalid/. The question has countryId, VAT and customerId; {vat} in the address stands for the number (CHK-10).',
    ),
  ),
  countryField: optional(text('The name of the field with the country of the bill.'), 'BillingCountry'),
  customerId: optional(text('Whose number it is, if the service wants to know.')),
  state: optional(
    choice('What the server knows of the number in the field.', 'unknown', 'valid', 'invalid'),
    'unknown',
  ),
  reload: optional(
    choice(
      'What is loaded anew when the state has changed: the content of the page, or all of it.',
      'content',
      'page',
    ),
    'content',
  ),
});

export type Props = InferOutput<typeof props>;
