import { choice, object, optional, text, url, type InferOutput } from '#kit/props.ts';

export const props = object({
  url: optional(url()),
  countryField: optional(text(), 'BillingCountry'),
  customerId: optional(text()),
  state: optional(choice('unknown', 'valid', 'invalid'), 'unknown'),
  reload: optional(choice('content', 'page'), 'content'),
});

export type Props = InferOutput<typeof props>;
