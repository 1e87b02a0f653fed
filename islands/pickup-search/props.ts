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
  request: json(
    'What the popup was asked for: shippingMethodId, carrierGatewayId, countryId, countryCode, city, postCode, address.',
    requestProps,
  ),
  carrier: text('The carrier’s name in the address of its points.'),
  isStatic: optional(flag('The carrier’s points are the shop’s own: PickupPointId is saved, too.'), false),
  search: optional(
    choice('How a place is asked for: one address, or a town and its postal code.', 'address', 'city'),
    'address',
  ),
  searchRadius: optional(number('How far points are looked for, in kilometres.', { min: 1 }), 10),
  maximumListSize: optional(number('How many points the carrier gives.', { min: 1 }), 20),
  saved: optional(
    json('The point that was chosen before: ExternalPickupPointRef, PickupPointId.', savedPoint),
  ),
  provider: optional(
    choice('Who draws the map; by default who the configuration names, else Leaflet.', 'leaflet', 'google'),
  ),
  tileUrl: optional(
    url('Address of the map’s pictures, with {z}, {x} and {y}; that of the configuration by default.'),
  ),
  geocodeUrl: optional(
    url(
      'Address of a geocoder of this site that speaks Photon’s protocol; that of the configuration by default.',
    ),
  ),
  returnUrl: optional(url('Where a chosen point leads to when this is no popup but a page.')),
});

export type Props = InferOutput<typeof props>;
