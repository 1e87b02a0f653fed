/** A town, for the geocoder and the carriers. */
export interface Town {
  readonly postalCode: string;
  readonly name: string;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
}

const town = (country: string, postalCode: string, name: string, lat: number, lng: number): Town => ({
  country,
  postalCode,
  name,
  lat,
  lng,
});

export const towns: readonly Town[] = [
  town('BE', '5000', 'Namur', 50.4674, 4.8712),
  town('BE', '5100', 'Jambes', 50.4573, 4.8792),
  town('BE', '4000', 'Liège', 50.6326, 5.5797),
  town('BE', '1000', 'Bruxelles', 50.8466, 4.3528),
  town('BE', '9000', 'Gent', 51.0543, 3.7174),
  town('BE', '6940', 'Durbuy', 50.3528, 5.4563),
  town('BE', '8500', 'Kortrijk', 50.828, 3.2649),
  town('NL', '3511 AB', 'Utrecht', 52.0907, 5.1214),
  town('FR', '59000', 'Lille', 50.6292, 3.0573),
  town('LU', '1111', 'Luxembourg', 49.6116, 6.1319),
];

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Finds towns by the start of the name or of the postal code. */
export function townsLike(text: string, country: string): Town[] {
  const terms = plain(text)
    .split(/[\s,]+/)
    .filter((word) => word.length > 1);
  const inCountry = towns.filter((one) => country === '' || one.country === country.toUpperCase());
  return inCountry.filter((one) =>
    terms.some((word) => plain(one.name).startsWith(word) || one.postalCode.startsWith(word)),
  );
}

const RADIUS_OF_EARTH = 6371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the distance between two places, in kilometres. */
export function distanceBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const x = toRadians(b.lng - a.lng) * Math.cos(toRadians((a.lat + b.lat) / 2));
  return RADIUS_OF_EARTH * Math.hypot(x, toRadians(b.lat - a.lat));
}
