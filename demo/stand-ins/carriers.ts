import { preferredCulture, type Culture, type LocalizedText } from '../culture.ts';
import { distanceBetween, towns, townsLike } from './towns.ts';
import type { Town } from './towns.ts';

/*
 * Stand-in for two carriers and their pickup points. A real shop's server queries a carrier instead and
 * responds with the same names.
 */

export interface CarrierPoint {
  readonly PublicAccessPointID: string;
  readonly ConsigneeName: string;
  readonly Address: string;
  readonly PostCode: string;
  readonly City: string;
  readonly CountryId: string;
  readonly PhoneNumber: string | null;
  readonly Distance: number;
  readonly ImageURL: string | null;
  readonly Comments: string | null;
  readonly StandardHoursOfOperation: string | null;
  readonly Informations: string | null;
  readonly LatestAirDropOffTime: string | null;
  readonly AdditionalChargeIndicator: boolean;
  readonly SpecialInstructions: string | null;
  readonly AdditionalComments: string | null;
  readonly PickupPointType: string;
  readonly Geocode: { readonly Latitude: number; readonly Longitude: number } | null;
}

/** Query of a pickup point search. */
export interface PointQuestion {
  readonly City: string;
  readonly PostalCode: string;
  readonly CountryCode: string;
  readonly Address: string;
  readonly SearchRadius: number;
  readonly MaximumListSize: number;
  readonly CultureName: string;
}

interface Shop {
  readonly name: string;
  readonly street: string;
  /** Offset from the town's centre, in degrees. */
  readonly away: readonly [number, number];
  readonly hours: LocalizedText;
  readonly kind: LocalizedText;
  readonly instructions?: LocalizedText;
  readonly information?: LocalizedText;
  readonly more?: Partial<CarrierPoint>;
}

/** Hours as a carrier writes them, without a text's typography; some write the same in every language. */
const hoursIn = (fr: string, nl = fr): LocalizedText => ({ fr, nl });

const STORE: LocalizedText = { fr: 'Magasin', nl: 'Winkel' };

const relay: readonly Shop[] = [
  {
    name: 'Librairie du Pont',
    street: 'Rue du Pont 4',
    away: [0.004, 0.006],
    hours: hoursIn(
      'lun-ven: 07:30-12:30, 13:30-18:30; sam: 08:00-13:00; dim: fermé',
      'ma-vr: 07:30-12:30, 13:30-18:30; za: 08:00-13:00; zo: gesloten',
    ),
    kind: STORE,
    instructions: { fr: 'Entrée par la cour.', nl: 'Ingang via de binnenplaats.' },
    more: { PhoneNumber: '081 55 01 40' },
  },
  {
    name: 'Consigne de la Gare',
    street: 'Place de la Station 1',
    away: [-0.003, -0.008],
    hours: hoursIn('lun-dim: 24h/24', 'ma-zo: 24/24'),
    kind: { fr: 'Consigne', nl: 'Afhaalautomaat' },
    information: { fr: 'Le code arrive par e-mail.', nl: 'De code komt per e-mail.' },
  },
  {
    name: 'Épicerie Lambert',
    street: 'Rue Haute 27',
    // Farther than the others, and the only one with a charge and a remark in its hours.
    away: [0.0099, 0.0109],
    hours: hoursIn(
      'lun-sam: 08:00-20:00; dim: 08:00-12:30; Horaire élargi en été',
      'ma-za: 08:00-20:00; zo: 08:00-12:30; Ruimere uren in de zomer',
    ),
    kind: STORE,
    more: { AdditionalChargeIndicator: true },
  },
  {
    name: 'Fleurs Sainte-Anne',
    street: 'Rue Sainte-Anne 12',
    away: [0, 0],
    hours: hoursIn(
      'lun: fermé; mar-sam: 09:00-12:30, 13:00-18:30; dim: 09:00-13:00',
      'ma: gesloten; di-za: 09:00-12:30, 13:00-18:30; zo: 09:00-13:00',
    ),
    kind: STORE,
    // The carrier does not know its coordinates.
    more: { Geocode: null, PhoneNumber: null },
  },
];

const post: readonly Shop[] = [
  {
    name: 'Bureau de poste',
    street: 'Boulevard du Centre 40',
    away: [0.002, -0.003],
    hours: hoursIn('Mo-Fr 0900-1200 1330-1800;Sa 0900-1230;Su closed'),
    kind: { fr: 'Bureau', nl: 'Postkantoor' },
    more: { LatestAirDropOffTime: '16:00' },
  },
  {
    name: 'Point Poste Delvaux',
    street: 'Chaussée Neuve 88',
    away: [-0.012, 0.01],
    hours: hoursIn('Mo 1000-1800;Tu-Sa 0900-1900'),
    kind: { fr: 'Point Poste', nl: 'Postpunt' },
  },
];

const carriers: Readonly<Record<string, readonly Shop[]>> = { relais: relay, poste: post };

export const isCarrier = (name: string): boolean => Object.hasOwn(carriers, name);

/** Returns a shop's texts in one language, under the carrier's names. */
const textsOf = ({ hours, kind, instructions, information }: Shop, culture: Culture) => ({
  StandardHoursOfOperation: hours[culture],
  Informations: information?.[culture] ?? null,
  SpecialInstructions: instructions?.[culture] ?? null,
  PickupPointType: kind[culture],
});

function pointOf(id: string, town: Town, shop: Shop, culture: Culture): CarrierPoint {
  const [north, east] = shop.away;
  return {
    PublicAccessPointID: id,
    ConsigneeName: `${shop.name} ${town.name}`,
    Address: shop.street,
    PostCode: town.postalCode,
    City: town.name,
    CountryId: town.country,
    PhoneNumber: '081 55 01 00',
    Distance: 0,
    ImageURL: null,
    Comments: null,
    LatestAirDropOffTime: null,
    AdditionalChargeIndicator: false,
    AdditionalComments: null,
    ...textsOf(shop, culture),
    Geocode: { Latitude: town.lat + north, Longitude: town.lng + east },
    ...shop.more,
  };
}

function pointsIn(carrier: string, town: Town, culture: Culture): CarrierPoint[] {
  const prefix = `${carrier}-${town.postalCode.replace(' ', '')}`;
  return carriers[carrier]!.map((shop, index) => pointOf(`${prefix}-${index + 1}`, town, shop, culture));
}

const roundTenth = (km: number) => Math.round(km * 10) / 10;

function near(point: CarrierPoint, town: Town, from: Town): CarrierPoint {
  const { Latitude: lat = town.lat, Longitude: lng = town.lng } = point.Geocode ?? {};
  return { ...point, Distance: roundTenth(distanceBetween(from, { lat, lng })) };
}

/** Finds a carrier's points in the question's language, the nearest first. */
export function findPoints(carrier: string, question: PointQuestion): CarrierPoint[] {
  const { PostalCode, City, CountryCode, SearchRadius, MaximumListSize } = question;
  const culture = preferredCulture(question.CultureName);
  const [exact] = townsLike(PostalCode, CountryCode);
  const [from] = exact ? [exact] : townsLike(City, CountryCode);
  if (!from) return [];
  const found = towns
    .filter((town) => town.country === from.country)
    .flatMap((town) => pointsIn(carrier, town, culture).map((point) => near(point, town, from)))
    .filter(({ Distance }) => Distance <= SearchRadius);
  return found.toSorted((a, b) => a.Distance - b.Distance).slice(0, MaximumListSize);
}

/** Finds a point by its id. */
export function findPoint(carrier: string, id: string, culture: Culture): CarrierPoint | undefined {
  const points = towns.flatMap((town) => pointsIn(carrier, town, culture));
  return points.find((point) => point.PublicAccessPointID === id);
}
