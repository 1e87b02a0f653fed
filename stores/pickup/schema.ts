import {
  array,
  boolean,
  fallback,
  nullish,
  number,
  object,
  string,
  union,
  unknown,
  type InferOutput,
} from 'valibot';
import { webAddress } from '../web-address.ts';

/** Carriers write numbers as text and the other way round; any other type counts as missing. */
const scalar = fallback(nullish(union([string(), number(), boolean()])), null);

/** A point of a carrier, under the specification's own names (PUP-08). */
export const writtenPoint = object({
  PublicAccessPointID: scalar,
  ConsigneeName: scalar,
  Address: scalar,
  PostCode: scalar,
  City: scalar,
  CountryId: scalar,
  PhoneNumber: scalar,
  Distance: scalar,
  ImageURL: fallback(nullish(webAddress), null),
  Comments: scalar,
  StandardHoursOfOperation: scalar,
  Informations: scalar,
  LatestAirDropOffTime: scalar,
  AdditionalChargeIndicator: scalar,
  SpecialInstructions: scalar,
  AdditionalComments: scalar,
  PickupPointType: scalar,
  Geocode: fallback(nullish(object({ Latitude: scalar, Longitude: scalar })), null),
});

export type WrittenPoint = InferOutput<typeof writtenPoint>;

/**
 * The answer of `getpickuppoints` (PUP-02); each point is checked separately, so that a bad one does not affect
 * the others.
 */
export const pickupAnswer = object({
  ResponseStatusDescription: fallback(nullish(string()), null),
  // A value that is no list is an error, because "no points" would be wrong.
  PickupPointViewModels: nullish(array(unknown())),
});
