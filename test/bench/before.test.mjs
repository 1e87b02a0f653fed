import { expect, test } from 'vitest';
import { writeBefore } from '../../bench/support/before.mjs';

const row = (name, system, metric, median, ratio = null) => ({
  case: name,
  system,
  metric,
  unit: 'ms',
  median,
  ratio,
});

test('judged figures of an earlier run stand beside those of the last, and no others', () => {
  const before = {
    date: '2026-11-21',
    rows: [
      row('50 cards', 'Archipel', 'main thread', 33.14, 1.091),
      row('50 cards', 'Turbo 8', 'main thread', 37),
    ],
  };
  const now = {
    date: '2026-11-27',
    rows: [
      row('50 cards', 'Archipel', 'main thread', 120.4, 1.02),
      row('50 cards', 'Archipel', 'script', 12),
      row('50 cards', 'Turbo 8', 'main thread', 37),
      row('a new case', 'Archipel', 'main thread', 5),
    ],
  };
  expect(writeBefore('navigation', before, now)).toEqual([
    expect.stringContaining('Before (2026-11-21) and now (2026-11-27)'),
    [
      '| case | main thread, before | now |',
      '| --- | ---: | ---: |',
      '| 50 cards, Archipel | 33.1 (×1.09) | 120 (×1.02) |',
    ].join('\n'),
  ]);
});

test('without an earlier run, or anything in common with it, there is no comparison', () => {
  const now = { date: '2026-11-27', rows: [row('50 cards', 'Archipel', 'main thread', 1)] };
  expect(writeBefore('navigation', undefined, now)).toEqual([]);
  expect(writeBefore('navigation', { date: '', rows: [] }, now)).toEqual([]);
  expect(writeBefore('navigation', now, now)).toEqual([]);
  expect(writeBefore('shell', { date: '', rows: now.rows }, now)).toEqual([]);
});
