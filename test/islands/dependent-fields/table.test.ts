import { describe, expect, test } from 'vitest';
import { assistanceTable, findShown } from '../../../islands/dependent-fields/table.ts';

const numbersFor = (answers: Record<string, string>) =>
  [...findShown(assistanceTable, (field) => [answers[field] ?? ''])]
    .map((name) => Number(name.replace('FormField', '')))
    .sort((one, other) => one - other);

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('the questions of the assistance form', () => {
  test.each([
    ['', []],
    ['3', []],
    ['7', [38, 52]],
    ['8', [38, 52]],
    ['15', from(46, 51)],
    ['77', []],
  ])('field 25 = "%s" shows %j [CTC-01]', (topic, shown) => {
    expect(numbersFor({ FormField25: topic })).toEqual(shown);
  });

  test.each([
    ['52 = 12', { FormField52: '12' }, [26, 38, 52]],
    ['52 = 14', { FormField52: '14' }, [...from(27, 35), 38, 52]],
    ['38 = 10', { FormField38: '10' }, [36, 37, 38, 45, 52]],
    ['38 = 13', { FormField38: '13' }, [38, ...from(39, 45), 52]],
    ['both', { FormField52: '12', FormField38: '13' }, [26, 38, ...from(39, 45), 52]],
  ])('%s adds its own below field 25 [CTC-03]', (_, answers, shown) => {
    expect(numbersFor({ FormField25: '7', ...answers })).toEqual(shown);
  });

  test('an answer to a hidden question shows nothing [CTC-03]', () => {
    expect(numbersFor({ FormField25: '15', FormField52: '14', FormField38: '10' })).toEqual(from(46, 51));
    expect(numbersFor({ FormField52: '12' })).toEqual([]);
  });
});

test('of several choices each counts', () => {
  const table = [{ field: 'Extras', values: ['ribbon', 'card'], shows: ['Message'] }];
  expect([...findShown(table, () => ['paper', 'card'])]).toEqual(['Message']);
  expect([...findShown(table, () => ['paper'])]).toEqual([]);
});

test('a circle hides what is in it, and ends', () => {
  const table = [
    { field: 'A', values: ['1'], shows: ['B'] },
    { field: 'B', values: ['1'], shows: ['A'] },
  ];
  expect(findShown(table, () => ['1']).size).toBe(0);
});
