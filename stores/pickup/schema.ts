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

/** Carriers write numbers as text and the other way round; what is neither is as if it were missing. */
const scalar = fallback(nullish(union([string(), number(), boolean()])), null);

/** A point of a carrier, with the specification's own names (PUP-08). */
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

/** What `getpickuppoints` answers (PUP-02); each point is looked at by itself, so that a bad one costs no other. */
export const pickupAnswer = object({
  ResponseStatusDescription: fallback(nullish(string()), null),
  // What is no list is an error: “no point” would be a claim.
  PickupPointViewModels: nullish(array(unknown())),
});
