import { expect, test } from 'vitest';
import { showValue } from '../../tools/debug/show-value.ts';

test('A cycle is named, and the same value twice is shown twice.', () => {
  const shared = { id: 1 };
  const cycle: Record<string, unknown> = { one: shared, two: shared };
  cycle['self'] = cycle;
  expect(showValue(cycle)).toBe('{"one":{"id":1},"two":{"id":1},"self":"(cycle)"}');
});

test('A cycle through a map is named, too.', () => {
  const map = new Map<string, unknown>();
  map.set('map', map);
  expect(showValue(map)).toBe('{"map":"(cycle)"}');
});

test('A text of 10,000 characters is shortened, and its length is shown.', () => {
  const shown = showValue('x'.repeat(10_000), 50);
  expect(shown).toHaveLength(50 + '… (10002 characters)'.length);
  expect(shown).toMatch(/x… \(10002 characters\)$/);
});

test('Values that JSON lacks are named.', () => {
  const value = {
    run: () => 1,
    big: 3n,
    set: new Set([1]),
    error: new TypeError('late'),
    host: document.body,
  };
  expect(showValue(value)).toBe(
    '{"run":"function","big":"3","set":[1],"error":"TypeError: late","host":"<body>"}',
  );
  expect(showValue(undefined)).toBe('undefined');
});

test('A value whose getter throws is unreadable, and nothing else fails.', () => {
  const value = {
    get broken(): string {
      throw new Error('planted');
    },
  };
  expect(showValue(value)).toBe('(unreadable: planted)');
});
