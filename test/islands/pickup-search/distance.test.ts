import { expect, test } from 'vitest';
import { formatDistance } from '../../../islands/pickup-search/distance.ts';

const NEAR = 'tout près';
const texts = { near: NEAR, away: (distance: string) => `à ${distance}` };

test.each([
  ['0', NEAR],
  ['0,0', NEAR],
  ['0.15', 'à 150\u00A0m'],
  ['0,449', 'à 450\u00A0m'],
  ['0.5', 'à 0,5\u00A0km'],
  ['1.44', 'à 1,4\u00A0km'],
  ['12', 'à 12\u00A0km'],
  ['deux rues plus loin', 'deux rues plus loin'],
])('a distance of %s is written as %s [PUP-08]', (distance, text) => {
  expect(formatDistance(distance, 'fr', texts)).toBe(text);
});

test('in Dutch too, the space before the unit does not break [PUP-08]', () => {
  const dutch = { near: 'vlakbij', away: (distance: string) => `op ${distance}` };
  expect(formatDistance('0.3', 'nl', dutch)).toBe('op 300\u00A0m');
});
