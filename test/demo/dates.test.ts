// @vitest-environment node
import { expect, it } from 'vitest';
import { dateText } from '../../demo/rules/dates.ts';
import { momentText } from '../../demo/rules/week-offer.ts';

it.each([
  ['fr', '2026-06-01', '1er juin 2026'],
  ['fr', '2026-06-11', '11 juin 2026'],
  ['nl', '2026-06-01', '1 juni 2026'],
] as const)('a date in %s: %s is written "%s"', (culture, day, text) => {
  expect(dateText(new Date(day), culture, { dateStyle: 'long', timeZone: 'UTC' })).toBe(text);
});

it.each([
  ['fr', '2026-11-29T20:00Z', 'dimanche 29 novembre à 21\u00a0h'],
  ['nl', '2026-11-29T20:00Z', 'zondag 29 november om 21\u00a0uur'],
  ['fr', '2026-06-01T06:05Z', 'lundi 1er juin à 8\u00a0h\u00a005'],
  ['nl', '2026-06-01T06:05Z', 'maandag 1 juni om 8.05\u00a0uur'],
] as const)('an hour in %s is written as in the shop’s sentences', (culture, moment, text) => {
  expect(momentText(new Date(moment), culture)).toBe(text);
});
