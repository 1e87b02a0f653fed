import { expect, test } from 'vitest';
import { formatDistance } from '../../../islands/pickup-search/distance.ts';

const NEAR = 'à moins de 500 m';
const texts = { near: NEAR, away: (distance: string) => `à ${distance}` };

test.each([
  ['0', NEAR],
  ['0,0', NEAR],
  ['0.15', 'à 150 m'],
  ['0,449', 'à 450 m'],
  ['0.5', 'à 0,5 km'],
  ['1.44', 'à 1,4 km'],
  ['12', 'à 12 km'],
  ['tout près', 'tout près'],
])('a distance of %s is written as %s [PUP-08]', (distance, text) => {
  expect(formatDistance(distance, 'fr', texts).replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(text);
});
