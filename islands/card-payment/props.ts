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
  session: optional(json(paymentSession)),
  sessionUrl: optional(url()),
  amount: optional(json(paymentAmount)),
  holderName: optional(text()),
  billingAddress: optional(json(address)),
  returnUrl: optional(url()),
  otherUrl: optional(url()),
  patience: optional(milliseconds(), 10_000),
  urls: optional(json(addresses)),
});

export type Props = InferOutput<typeof props>;
