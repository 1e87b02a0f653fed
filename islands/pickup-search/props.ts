import { nullish, number as numeric, object as shape, string, union, type InferOutput } from 'valibot';
import { choice, flag, json, number, object, optional, text, url } from '#kit/props.ts';

const word = nullish(union([string(), numeric()]));

const requestProps = shape({
  shippingMethodId: union([string(), numeric()]),
  carrierGatewayId: word,
  countryId: word,
  countryCode: word,
  city: word,
  postCode: word,
  address: word,
});

const savedPoint = nullish(shape({ ExternalPickupPointRef: word, PickupPointId: word }));

export const props = object({
  request: json(requestProps),
  carrier: text(),
  isStatic: optional(flag(), false),
  search: optional(choice('address', 'city'), 'address'),
  searchRadius: optional(number({ min: 1 }), 10),
  maximumListSize: optional(number({ min: 1 }), 20),
  saved: optional(json(savedPoint)),
  provider: optional(choice('leaflet', 'google')),
  tileUrl: optional(url()),
  geocodeUrl: optional(url()),
  returnUrl: optional(url()),
});

export type Props = InferOutput<typeof props>;
