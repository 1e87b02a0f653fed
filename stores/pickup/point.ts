import type { WrittenPoint } from './schema.ts';

/** A pickup point as a view shows it; a text is empty when the carrier does not give it. */
export interface PickupPoint {
  readonly id: string;
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly phone: string;
  readonly distance: string;
  readonly hours: string;
  readonly kind: string;
  readonly image: string;
  /** The carrier's remaining texts. */
  readonly remarks: readonly string[];
  /** The last hour for a parcel by air. */
  readonly lastDropOff: string;
  readonly hasExtraCharge: boolean;
  /** The position; without it the point is in the list but not on the map. */
  readonly position: { readonly lat: number; readonly lng: number } | undefined;
  /** The carrier's own data. */
  readonly written: WrittenPoint;
}

type Scalar = WrittenPoint['City'];

const toText = (value: Scalar): string => (value === null || value === undefined ? '' : String(value).trim());

const toNumber = (value: Scalar): number => {
  const text = toText(value).replace(',', '.');
  return text === '' ? NaN : Number(text);
};

function toPosition(geocode: WrittenPoint['Geocode']): PickupPoint['position'] {
  const [lat, lng] = [toNumber(geocode?.Latitude), toNumber(geocode?.Longitude)];
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  // Carriers write 0, 0 for an unknown position.
  return isOnEarth && (lat !== 0 || lng !== 0) ? { lat, lng } : undefined;
}

const isYes = (value: Scalar): boolean => /^(?:true|1|y|yes|o|oui|j|ja)$/i.test(toText(value));

function toPoint(written: WrittenPoint): PickupPoint {
  const { Comments, Informations, SpecialInstructions, AdditionalComments } = written;
  const remarks = [Informations, Comments, SpecialInstructions, AdditionalComments].map(toText);
  const street = toText(written.Address);
  return {
    id: toText(written.PublicAccessPointID),
    name: toText(written.ConsigneeName) || street,
    street,
    postalCode: toText(written.PostCode),
    city: toText(written.City),
    phone: toText(written.PhoneNumber),
    distance: toText(written.Distance),
    hours: toText(written.StandardHoursOfOperation),
    kind: toText(written.PickupPointType),
    image: written.ImageURL ?? '',
    remarks: [...new Set(remarks.filter(Boolean))],
    lastDropOff: toText(written.LatestAirDropOffTime),
    hasExtraCharge: isYes(written.AdditionalChargeIndicator),
    position: toPosition(written.Geocode),
    written,
  };
}

/**
 * Reads the points of an answer (PUP-08); of two with one id the first is used.
 *
 * @param written The points of the answer.
 */
export function readPoints(written: readonly WrittenPoint[]): PickupPoint[] {
  const byId = new Map<string, PickupPoint>();
  for (const point of written.map(toPoint)) {
    if (!byId.has(point.id)) byId.set(point.id, point);
  }
  return [...byId.values()];
}
