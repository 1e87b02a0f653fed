import { plainText } from '../rules/search.ts';
import { belgianPlaces } from './belgian-places.ts';
import { belgianVillages } from './belgian-villages.ts';

interface City {
  readonly id: number;
  /** "5000 Namur". */
  readonly name: string;
  readonly plain: string;
}

const mostCities = 30;

const listed = (places: string) => places.split(/[;\n]/).filter(Boolean);

const byCode = (one: string, other: string) => one.slice(0, 4).localeCompare(other.slice(0, 4));

// Of one code the municipality comes first.
const cities: readonly City[] = [...listed(belgianPlaces), ...listed(belgianVillages)]
  .toSorted(byCode)
  .map((name, index) => ({ id: index + 1, name, plain: plainText(name) }));

/** Names that the other language has for a town: who types one of them means the same place. */
const otherNames: Readonly<Record<string, string>> = {
  brussel: 'bruxelles',
  anvers: 'antwerpen',
  louvain: 'leuven',
  malines: 'mechelen',
  gand: 'gent',
  bruges: 'brugge',
  ostende: 'oostende',
  courtrai: 'kortrijk',
  ypres: 'ieper',
  namen: 'namur',
  luik: 'liege',
  bergen: 'mons',
  doornik: 'tournai',
  waver: 'wavre',
  nijvel: 'nivelles',
  aarlen: 'arlon',
  hoei: 'huy',
};

/**
 * Finds places by postal code or name, as the call of the specification answers: ids with names.
 *
 * @param country Only Belgium has a list.
 * @param query A part of either.
 */
export function findCities(country: string, query: string): (readonly [id: string, name: string])[] {
  const typed = plainText(query).trim();
  const wanted = otherNames[typed] ?? typed;
  if (country.toUpperCase() !== 'BE' || wanted === '') return [];
  const found = cities.filter(({ plain }) => plain.includes(wanted));
  return found.slice(0, mostCities).map(({ id, name }) => [String(id), name] as const);
}

export const cityName = (id: number): string => cities[id - 1]?.name ?? '';
