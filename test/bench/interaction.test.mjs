import { expect, test } from 'vitest';
import { writeFigures } from '../../bench/interaction/figures.mjs';
import { checkTargets } from '../../bench/interaction/targets.mjs';

const row = (system, metric, median, max) => ({ case: 'menu', system, metric, median, max });
const rows = [
  row('no script', 'next frame', 24, 120),
  row('preact', 'next frame', 32, 100),
  row('preact', 'first press', 48, 56),
  row('preact', 'longest frame after', 61, 80),
  row('react', 'next frame', 40, 104),
];

test('a press of a flavour misses when its worst takes longer than 100 ms', () => {
  expect(checkTargets(rows).map(({ where, isMet }) => [where, isMet])).toEqual([
    ['menu, preact', true],
    ['menu, react', false],
  ]);
});

test('the figures have one row per press, beside the page without the script', () => {
  const setting = { presses: 20, viewport: { width: 1280, height: 720 }, throttle: 4 };
  const run = { date: '2026-11-26', browser: 'Chromium', versions: { archipel: '0.1.0' }, setting };
  const written = writeFigures({ ...run, rows, targets: checkTargets(rows) });
  expect(written).toContain('20 presses, 1280 × 720, processor ÷ 4');
  expect(written).toContain('| menu | 24 | 120 | 32 | 100 | 40 | 104 |');
  expect(written).toContain('| menu | 48 | – | 61 | – |');
  expect(written).toContain('met in 1 of 2 cases');
});
