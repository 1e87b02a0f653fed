// @vitest-environment node
import { expect, test } from 'vitest';
import { parseHours } from '../../islands/pickup-search/hours.ts';
import { findPoint, findPoints } from '../../demo/stand-ins/carriers.ts';

const question = { City: 'Namur', PostalCode: '5000', CountryCode: 'BE', Address: '' };
const pointsFor = (CultureName: string) =>
  findPoints('relais', { ...question, SearchRadius: 10, MaximumListSize: 20, CultureName });

test.each([
  ['fr', ['Magasin', 'Consigne'], 'Horaire élargi en été'],
  ['nl', ['Winkel', 'Afhaalautomaat'], 'Ruimere uren in de zomer'],
] as const)('the points are described in the language of the question: %s', (culture, kinds, season) => {
  const points = pointsFor(culture);
  expect(new Set(points.map((point) => point.PickupPointType))).toEqual(new Set(kinds));
  const hours = points.flatMap((point) => point.StandardHoursOfOperation ?? []);
  expect(hours.some((text) => text.endsWith(season))).toBe(true);
  const remarks = hours.flatMap((text) => parseHours(text, culture).remarks);
  expect(new Set(remarks)).toEqual(new Set([season]));
});

test('a point has the same id in both languages', () => {
  const ids = (culture: string) => pointsFor(culture).map((point) => point.PublicAccessPointID);
  expect(ids('nl')).toEqual(ids('fr'));
  expect(findPoint('relais', 'relais-5000-2', 'nl')?.PickupPointType).toBe('Afhaalautomaat');
});
