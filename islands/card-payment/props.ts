import { nullish, object as shape, optional as maybe, string } from 'valibot';
import { json, milliseconds, object, optional, text, url, type InferOutput } from '#kit/props.ts';
import { paymentAmount, paymentSession } from '#stores/payments/schema.ts';

const word = nullish(string());

const address = shape({
  street: word,
  houseNumberOrName: word,
  postalCode: word,
  city: word,
  country: word,
  stateOrProvince: word,
});

const addresses = shape({
  api: string(),
  analytics: maybe(string()),
  cdn: maybe(shape({ images: maybe(string()), translations: maybe(string()) })),
});

export const props = object({
  session: optional(json('The payment session: id, sessionData, environment, clientKey.', paymentSession)),
  sessionUrl: optional(
    url('Where a session is asked for by POST: without one, when it has expired, after a try that failed.'),
  ),
  amount: optional(
    json(
      'What the page says is paid, in cents: value, currency. A session of another amount is not used.',
      paymentAmount,
    ),
  ),
  holderName: optional(text('The name on the card, as far as it is known.')),
  billingAddress: optional(
    json(
      'The billing address, in the provider’s names: street, houseNumberOrName, postalCode, city, country.',
      address,
    ),
  ),
  returnUrl: optional(url('Where a payment that is done leads, on this site; without it the page stays.')),
  otherUrl: optional(
    url('Where one can pay otherwise: a page, or the anchor of a field of this page, which is then chosen.'),
  ),
  patience: optional(
    milliseconds('So long the card’s fields may take before another try is offered.'),
    10_000,
  ),
  urls: optional(
    json(
      'Other addresses of the provider, for a stand-in: api, analytics, cdn.images, cdn.translations.',
      addresses,
    ),
  ),
});

export type Props = InferOutput<typeof props>;
