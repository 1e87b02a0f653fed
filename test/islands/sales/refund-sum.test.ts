import { describe, expect, test } from 'vitest';
import { multiplyPrice, readPrice, sumRefund } from '../../../islands/refund/refund-sum.ts';

const line = (price: string, typed: string, max = 9) => ({ price: readPrice(price)!, max, typed });

describe('a price is read with a comma or a point, and all of its digits [SAL-06]', () => {
  test.each([
    ['12,50', 1250, 2],
    ['12.5', 125, 1],
    ['12', 12, 0],
    ['9,995', 9995, 3],
    ['1.234,50', 123450, 2],
    ['1,234.50', 123450, 2],
    ['1.234.567', 1234567, 0],
    ['1 234,5', 12345, 1],
    ['1\u202f234,5', 12345, 1],
    ["1'234.5", 12345, 1],
  ])('%s', (text, units, digits) => expect(readPrice(text)).toEqual({ units, digits }));

  test.each(['', '-1', '12,', ',5', 'EUR 5', '5 €', 'NaN', '1e3'])('"%s" is none', (text) =>
    expect(readPrice(text)).toBeUndefined(),
  );
});

test.each([
  ['9,995', 1, 1000],
  ['9,995', 2, 1999],
  ['0,005', 1, 1],
  ['0,004', 1, 0],
  ['1,005', 1, 101],
  ['24.50', 3, 7350],
  ['0.1', 3, 30],
])('%s × %i is rounded once, half away from zero: %i cents [SAL-06]', (price, quantity, cents) => {
  expect(multiplyPrice(readPrice(price)!, quantity, 2)).toBe(cents);
});

test('a currency without cents has none [SAL-06]', () => {
  expect(multiplyPrice(readPrice('1200,4')!, 2, 0)).toBe(2401);
});

test('lines are rounded one by one, then added; the count is that of the pieces [SAL-06]', () => {
  const sum = sumRefund([line('9,995', '1'), line('9,995', '1'), line('5', '')], 2);
  expect(sum).toMatchObject({ count: 2, total: 2000, hasProblem: false });
  expect(sum.lines.map(({ amount }) => amount)).toEqual([1000, 1000, 0]);
});

test.each([
  ['-1', 'range'],
  ['10', 'range'],
  ['+3', undefined],
  [' 2 ', undefined],
  ['1,5', 'whole'],
  ['?', 'whole'],
  ['deux', 'whole'],
  ['0', undefined],
])('"%s" of 9: %s; what is wrong refunds nothing [SAL-06]', (typed, problem) => {
  const sum = sumRefund([line('10', typed)], 2);
  expect(sum.lines[0]!.problem).toBe(problem);
  expect(sum.hasProblem).toBe(problem !== undefined);
  if (problem) expect([sum.count, sum.total]).toEqual([0, 0]);
});
