import {
  array,
  boolean,
  check,
  minLength,
  nonEmpty,
  nullish,
  number,
  object,
  objectWithRest,
  pipe,
  string,
  trim,
  union,
  unknown,
  type InferOutput,
} from 'valibot';
import { rows } from '../rows.ts';
import { lenient } from '../skipped.ts';
import { webAddress } from '../web-address.ts';

/** Carriers write numbers as text and the other way round; any other type counts as missing. */
const scalar = lenient(union([string(), number(), boolean()]));

const isFilled = (value: unknown): boolean => String(value ?? '').trim() !== '';

/** A point of a carrier, under the specification's own names (PUP-08). */
const writtenPoint = object({
  PublicAccessPointID: union([pipe(string(), trim(), nonEmpty()), number()]),
  ConsigneeName: scalar,
  Address: scalar,
  PostCode: scalar,
  City: scalar,
  CountryId: scalar,
  PhoneNumber: scalar,
  Distance: scalar,
  ImageURL: lenient(webAddress),
  Comments: scalar,
  StandardHoursOfOperation: scalar,
  Informations: scalar,
  LatestAirDropOffTime: scalar,
  AdditionalChargeIndicator: scalar,
  SpecialInstructions: scalar,
  AdditionalComments: scalar,
  PickupPointType: scalar,
  Geocode: lenient(object({ Latitude: scalar, Longitude: scalar })),
});

/** The points of a carrier: each has an id, and a name or at least a street. */
export const writtenPoints = rows(
  'the pickup points',
  pipe(
    writtenPoint,
    check(
      ({ ConsigneeName, Address }) => isFilled(ConsigneeName) || isFilled(Address),
      'Expected ConsigneeName or Address but received neither',
    ),
  ),
);

export type WrittenPoint = InferOutput<typeof writtenPoint>;

/** The answer of `getpickuppoints` (PUP-02). A value that is no list is an error, because "no points" would be wrong. */
export const pickupAnswer = object({
  ResponseStatusDescription: lenient(string()),
  PickupPointViewModels: nullish(writtenPoints),
});

const tokens = lenient(union([string(), number()]));

/** A GeoJSON feature, as Photon writes it (PUP-06). */
const feature = object({
  geometry: object({ coordinates: pipe(array(number()), minLength(2)) }),
  properties: objectWithRest(
    {
      name: tokens,
      street: tokens,
      housenumber: tokens,
      postcode: tokens,
      city: tokens,
      countrycode: tokens,
    },
    unknown(),
  ),
});

/** The answer of a geocoder. */
export const geocoderAnswer = object({ features: rows('the features', feature) });

export type LocationFeature = InferOutput<typeof feature>;
