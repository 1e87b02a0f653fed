import { expect, test } from 'vitest';
import { interleave } from '../../bench/support/interleave.mjs';
import { createSamples } from '../../bench/support/samples.mjs';
import { pairedRatio, quantile, ratioTo, summarize } from '../../bench/support/statistics.mjs';

test.each([
  [[3, 1, 2], 0.5, 2],
  [[4, 1, 3, 2], 0.5, 2.5],
  [[10, 20], 0.9, 19],
  [[7], 0.9, 7],
  [[100, 9, 10], 0, 9],
  [[100, 9, 10], 1, 100],
])('of %j the quantile %d is %d', (values, part, expected) => {
  expect(quantile(values, part)).toBeCloseTo(expected);
});

test('a quantile leaves the sample as it was, and there is none of nothing', () => {
  const values = [2, 1];
  quantile(values, 0.5);
  expect(values).toEqual([2, 1]);
  expect(() => quantile([], 0.5)).toThrow(/nothing/);
});

test('one slow run does not move the median', () => {
  expect(summarize([10, 11, 12, 13, 900])).toEqual({ median: 12, p90: expect.any(Number), max: 900, n: 5 });
});

test('there is no ratio to nothing', () => {
  expect(ratioTo(10, 5)).toBe(0.5);
  expect(ratioTo(0, 5)).toBeNull();
  expect(ratioTo(undefined, 5)).toBeNull();
});

test('a ratio is paired by round, so that a slow round of both does not move it', () => {
  const reference = { median: 20, rounds: [10, 20, 90] };
  expect(pairedRatio(reference, { median: 12, rounds: [11, 12, 99] })).toBeCloseTo(1.1);
  expect(pairedRatio(reference, { median: 30 })).toBe(1.5);
  expect(pairedRatio({ median: 0 }, { median: 30 })).toBeNull();
});

test('in every round everything runs, another one goes first, and every other round goes backwards', () => {
  const orders = (round) =>
    interleave([['a', 'b', 'c'], ['x']], 3)
      .filter((run) => run.round === round)
      .map(({ item }) => item)
      .join('');
  expect([0, 1, 2].map(orders)).toEqual(['abcx', 'bacx', 'cabx']);
});

test('rows are held against their reference in the same case', () => {
  const samples = createSamples();
  const add = (name, system, ...values) => {
    for (const value of values) {
      samples.add({ case: name, system, reference: 'loop', metric: 'ready', unit: 'ms' }, value);
    }
  };
  add('few', 'loop', 10, 30, 20);
  add('few', 'ours', 10, 10, 10);
  add('many', 'loop', 100);
  add('many', 'ours', 50);
  add('alone', 'ours', 1);
  const ratios = samples.rows().map((row) => [row.case, row.system, row.median, row.n, row.ratio]);
  expect(ratios).toEqual([
    ['few', 'loop', 20, 3, 1],
    ['few', 'ours', 10, 3, 0.5],
    ['many', 'loop', 100, 1, 1],
    ['many', 'ours', 50, 1, 0.5],
    ['alone', 'ours', 1, 1, null],
  ]);
});

test('rows of values with a round have its medians, and their ratio is paired', () => {
  const samples = createSamples();
  const add = (system, round, ...values) => {
    const describe = { case: 'few', system, reference: 'loop', metric: 'ready', unit: 'ms' };
    for (const value of values) samples.add(describe, value, round);
  };
  add('loop', 0, 10, 12, 11);
  add('ours', 0, 22);
  add('ours', 1, 100);
  add('loop', 1, 50);
  const rows = samples.rows().map(({ system, ratio, rounds }) => [system, ratio, rounds]);
  expect(rows).toEqual([
    ['loop', 1, [11, 50]],
    ['ours', 2, [22, 100]],
  ]);
});
