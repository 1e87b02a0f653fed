import { getCulture } from '#runtime';
import type { Props } from './props.ts';
import type { SearchLocation } from './typed-location.ts';

type Word = string | number | null | undefined;

const toText = (value: Word): string => String(value ?? '').trim();

/** The query of the popup, as texts. */
export function readRequest({ request }: Pick<Props, 'request'>) {
  return {
    shippingMethodId: toText(request.shippingMethodId),
    // A site that writes codes as ids need not write them twice.
    countryCode: toText(request.countryCode) || toText(request.countryId),
    location: {
      address: toText(request.address),
      postalCode: toText(request.postCode),
      city: toText(request.city),
    },
  };
}

/**
 * Builds the query of the carrier (PUP-02).
 *
 * @param props The island's.
 * @param location Where.
 * @param radius How far, in kilometres.
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
 * Finds which point was saved before (PUP-05).
 *
 * @param props The island's.
 * @returns Its id among the carrier's points; nothing when none was.
 */
export function savedIdOf({ saved, isStatic }: Pick<Props, 'saved' | 'isStatic'>): string | null {
  const own = isStatic ? toText(saved?.PickupPointId) : '';
  return own || toText(saved?.ExternalPickupPointRef) || null;
}
