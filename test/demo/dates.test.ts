// @vitest-environment node
import { expect, it } from 'vitest';
import { dateText } from '../../demo/rules/dates.ts';

it.each([
  ['fr', '2026-06-01', '1er juin 2026'],
  ['fr', '2026-06-11', '11 juin 2026'],
  ['nl', '2026-06-01', '1 juni 2026'],
] as const)('a date in %s: %s is written "%s"', (culture, day, text) => {
  expect(dateText(new Date(day), culture, { dateStyle: 'long', timeZone: 'UTC' })).toBe(text);
});
