import { expect, test } from 'vitest';
import { writeFigures } from '../../bench/presses/figures.mjs';
import { checkTargets } from '../../bench/presses/targets.mjs';

const row = (system, median, p90) => ({ case: 'menu', system, metric: 'next paint', median, p90 });
const rows = [row('preact', 80, 200), row('react', 120, 208)];

test('a press of a flavour misses when one of ten takes longer than 200 ms', () => {
  expect(checkTargets(rows).map(({ where, isMet }) => [where, isMet])).toEqual([
    ['menu, preact', true],
    ['menu, react', false],
  ]);
});

test('the figures have one row per press, with both flavours', () => {
  const setting = { rounds: 5, viewport: { width: 375, height: 812 }, throttle: 6 };
  const run = { date: '2026-11-26', browser: 'Chromium', versions: { archipel: '0.1.0' }, setting };
  const written = writeFigures({ ...run, rows, targets: checkTargets(rows) });
  expect(written).toContain('| menu | 80 | 200 | 120 | 208 |');
  expect(written).toContain('met in 1 of 2 cases');
});
