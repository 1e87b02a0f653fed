import { plainText } from '../rules/search.ts';
import { belgianCities } from './belgian-places.ts';
import { belgianVillages } from './belgian-villages.ts';

interface City {
  readonly id: number;
  /** Postal code and name: "5000 Namur". */
  readonly name: string;
  readonly plain: string;
}

const maxCities = 30;

const listed = (rows: string) => rows.split(/[;\n]/).filter(Boolean);

const byCode = (one: string, other: string) => one.slice(0, 4).localeCompare(other.slice(0, 4));

// The municipality comes first among the places of one postal code.
const cities: readonly City[] = [...listed(belgianCities), ...listed(belgianVillages)]
  .toSorted(byCode)
  .map((name, index) => ({ id: index + 1, name, plain: plainText(name) }));

/** Names of a city in the other language: both find the same city. */
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
 * Finds cities by postal code or name, as the specification's call returns them: ids with names.
 *
 * @param country Country code; only Belgium has a list.
 * @param query A part of the code or of the name.
 */
export function findCities(country: string, query: string): (readonly [id: string, name: string])[] {
  const typed = plainText(query).trim();
  const wanted = otherNames[typed] ?? typed;
  if (country.toUpperCase() !== 'BE' || wanted === '') return [];
  const found = cities.filter(({ plain }) => plain.includes(wanted));
  return found.slice(0, maxCities).map(({ id, name }) => [String(id), name] as const);
}

export const cityName = (id: number): string => cities[id - 1]?.name ?? '';
