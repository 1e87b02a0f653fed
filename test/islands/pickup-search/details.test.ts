import { expect, test } from 'vitest';
import { directionsTo } from '../../../islands/pickup-search/directions.ts';
import { parseHours } from '../../../islands/pickup-search/hours.ts';
import { toWeekRows } from '../../../islands/pickup-search/week-rows.ts';
import { readPoints } from '../../../stores/pickup/point.ts';

test('days in a row with the same hours are one row, the week begins on Monday, unknown days are apart [PUP-07]', () => {
  const rows = toWeekRows(parseHours('lun-mer: 9:00-12:00; jeu fermé; sam-dim: 10:00-12:00', 'fr'));
  expect(rows.map(({ days, spans }) => [days, spans?.length])).toEqual([
    [[1, 2, 3], 1],
    [[4], 0],
    [[5], undefined],
    [[6, 0], 1],
  ]);
  expect(toWeekRows(parseHours('lun-dim: 24h/24', 'fr'))).toHaveLength(1);
});

const written = {
  PublicAccessPointID: 'a',
  ConsigneeName: 'A',
  Address: 'Rue Haute 1 & 2',
  PostCode: '5000',
};

test('the way leads to the coordinates, else to the address, at the service that draws the map [PUP-08]', () => {
  const [placed] = readPoints([{ ...written, Geocode: { Latitude: 50.4, Longitude: 4.8 } }]);
  const [unplaced] = readPoints([{ ...written, City: 'Namur' }]);
  expect(directionsTo(placed!, 'leaflet')).toBe('https://www.openstreetmap.org/directions?to=50.4%2C4.8');
  expect(directionsTo(unplaced!, 'google')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=Rue%20Haute%201%20%26%202%2C%205000%20Namur',
  );
});
