import type { PickupPoint } from './point.ts';

/** The recipient, and the shipping method. */
export interface PickupOrder {
  readonly firstName: string;
  readonly lastName: string;
  readonly shippingMethodId: string;
  /** Whether the carrier's points are the shop's own records. */
  readonly isStatic: boolean;
}

const orNull = <Value>(value: Value | null | undefined): Value | null => value ?? null;

/**
 * Builds the payload of a chosen point (PUP-04): the specification's names and the carrier's unchanged values.
 */
export function createPickupPayload({ written, id, name }: PickupPoint, order: PickupOrder) {
  return {
    ShippingFirstName: order.firstName,
    ShippingLastName: order.lastName,
    ShippingMethodId: order.shippingMethodId,
    PickupPointName: name,
    ShippingStreet1: orNull(written.Address),
    ShippingPostalCode: orNull(written.PostCode),
    ShippingCity: orNull(written.City),
    ShippingCountryId: orNull(written.CountryId),
    ShippingPhoneNumber: orNull(written.PhoneNumber),
    Informations: orNull(written.Informations),
    StandardHoursOfOperation: orNull(written.StandardHoursOfOperation),
    LatestAirDropOffTime: orNull(written.LatestAirDropOffTime),
    AdditionalChargeIndicator: orNull(written.AdditionalChargeIndicator),
    Comments: orNull(written.Comments),
    Distance: orNull(written.Distance),
    SpecialInstructions: orNull(written.SpecialInstructions),
    AdditionalComments: orNull(written.AdditionalComments),
    ExternalPickupPointRef: id,
    PickupPointType: orNull(written.PickupPointType),
    PickupPointId: order.isStatic ? id : null,
  };
}

export type PickupPayload = ReturnType<typeof createPickupPayload>;
