import { expect, test } from 'vitest';
import { writeFigures } from '../../bench/scale/figures.mjs';
import { writeCart } from '../../bench/scale/markup.mjs';
import { checkTargets } from '../../bench/scale/targets.mjs';

const row = (name, system, metric, median, ratio) => ({ case: name, system, metric, median, ratio });
const rows = [
  row('tabs', '200', 'main thread, each', 0.4, 1),
  row('tabs', '2,000', 'main thread, each', 0.64, 1.6),
  row('hearts', '2,000', 'main thread, each', 4, 10),
  row('cart lines', '2,000', 'longest task', 180, 2),
  row('cart lines', '2,000', 'longest task of a removal', 210, 3),
];

test('togglers miss when each takes more than 1.5 × in a long page, a cart with a task over 200 ms', () => {
  expect(checkTargets(rows, ['tabs']).map(({ where, isMet }) => [where, isMet])).toEqual([
    ['tabs, 2,000', false],
    ['cart lines, 2,000, longest task', true],
    ['cart lines, 2,000, longest task of a removal', false],
  ]);
});

test('the figures show the ratio of an item’s time to that of the short page', () => {
  const run = { date: '2026-11-26', browser: 'Chromium', versions: { archipel: '0.1.0' } };
  const setting = { rounds: 5, flavour: 'preact' };
  const written = writeFigures({ ...run, setting, rows, targets: checkTargets(rows, ['tabs']) });
  expect(written).toContain('| 2,000 | 0.64 (×1.60) |');
});

test('the cart’s page shows changed quantities and no removed line', () => {
  const page = writeCart(3, new Map([['1', 5], ['2', 0]])); // oxfmt-ignore
  expect(page).toContain('"Quantity":5');
  expect(page).not.toContain('Mug 2');
});
