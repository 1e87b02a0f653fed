import { expect, test } from 'vitest';
import { sortCities } from '../../stores/shipping/index.ts';

test('places are ordered by us, whatever order the server’s map has [CRT-04]', () => {
  const cities = { 12: '15000 Autre', 3: '5001 Belgrade', 400: '5000 Namur', 1: 'Zoute 5000' };
  const names = sortCities(cities, '5000', 'fr').map(({ name }) => name);
  expect(names).toEqual(['5000 Namur', '5001 Belgrade', '15000 Autre', 'Zoute 5000']);
  expect(sortCities({}, 'x', 'fr')).toEqual([]);
});
