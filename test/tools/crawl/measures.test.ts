import { expect, test } from 'vitest';
import { sumLayoutShift } from '../../../tools/crawl/visit/layout-shift.ts';

const shift = (time: number, value: number) => ({ time, value, moved: [] });

test('shifts add up in a burst, and the largest burst counts', () => {
  expect(sumLayoutShift([shift(0, 0.1), shift(900, 0.1), shift(3000, 0.15)])).toBe(0.2);
});

test('a burst lasts five seconds at most', () => {
  expect(sumLayoutShift(Array.from({ length: 12 }, (_, index) => shift(index * 900, 0.01)))).toBe(0.06);
});

test('a page that stays still has none', () => {
  expect(sumLayoutShift([])).toBe(0);
});
