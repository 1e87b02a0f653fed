import { getCulture } from '#runtime';
import type { Props } from './props.ts';
import type { SearchLocation } from './typed-location.ts';

type Word = string | number | null | undefined;

const toText = (value: Word): string => String(value ?? '').trim();

/** Returns the parameters of the popup as texts. */
export function readRequest({ request }: Pick<Props, 'request'>) {
  return {
    shippingMethodId: toText(request.shippingMethodId),
    // A site whose country ids are the codes need not write both.
    countryCode: toText(request.countryCode) || toText(request.countryId),
    location: {
      address: toText(request.address),
      postalCode: toText(request.postCode),
      city: toText(request.city),
    },
  };
}

/**
 * Returns the query for the carrier's points (PUP-02).
 *
 * @param props The island's props.
 * @param location The location to search around.
 * @param radius Search radius in km.
 */
export function createQuestion(props: Props, location: SearchLocation, radius: number) {
  const { shippingMethodId, countryCode } = readRequest(props);
  return {
    City: location.city,
    PostalCode: location.postalCode,
    CountryCode: countryCode,
    Address: location.address,
    ShippingMethodId: shippingMethodId,
    SearchRadius: radius,
    MaximumListSize: props.maximumListSize,
    CultureName: getCulture(),
  };
}

/**
 * Returns the id of the saved point (PUP-05).
 *
 * @param props The island's props.
 * @returns The id among the carrier's points; null if none was saved.
 */
export function savedIdOf({ saved, isStatic }: Pick<Props, 'saved' | 'isStatic'>): string | null {
  const own = isStatic ? toText(saved?.PickupPointId) : '';
  return own || toText(saved?.ExternalPickupPointRef) || null;
}
