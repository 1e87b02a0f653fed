import { expect, test } from 'vitest';
import { checkTargets } from '../../bench/first-load/targets.mjs';
import { formatRows } from '../../bench/support/table.mjs';

const row = (system, metric, median) => ({ case: 'home', system, metric, unit: 'ms', median, ratio: null });

const rows = (last, paint) => [
  row('one file', 'last island', 1_000),
  row('no script', 'first paint', 500),
  row('Archipel', 'last island', last),
  row('Archipel', 'first paint', paint),
];

const metTargets = (last, paint) => checkTargets(rows(last, paint)).map(({ isMet }) => isMet);

test('the last visible island may be ready 1.2 times as late as in one file, and the paint no later than without script', () => {
  expect(metTargets(1_200, 525)).toEqual([true, true]);
  expect(metTargets(1_201, 526)).toEqual([false, false]);
});

test('a table has a row for each system, and a dash where one has no such figure', () => {
  expect(formatRows(rows(1_100, 500))).toBe(
    [
      'home       last island, ms  first paint, ms',
      'one file              1000                –',
      'no script                –              500',
      'Archipel              1100              500',
    ].join('\n'),
  );
});
