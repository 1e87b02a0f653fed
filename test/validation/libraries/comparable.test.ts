import { expect, test } from 'vitest';
import { isInRange, parseComparable } from '#validation/libraries/comparable.ts';
import { showPage } from '../../support/page.ts';

test('a number has a point or a comma, a sign and an exponent, each optional [VAL-02]', () => {
  const numbers: Readonly<Record<string, number>> = {
    '7': 7, ' 7 ': 7, '+7': 7, '-7': -7, '12,75': 12.75, '12.75': 12.75, '12,': 12, '.75': 0.75, ',75': 0.75,
    '2e3': 2000, '2E+3': 2000, '25e-2': 0.25, '1e12': 1e12,
  }; // oxfmt-ignore
  expect(Object.keys(numbers).map(parseComparable)).toEqual(Object.values(numbers));
});

test('a text that is neither a number nor a date is not comparable [VAL-02]', () => {
  showPage('', { lang: 'fr' });
  const texts = [
    '',
    'x7',
    '7x',
    '*7',
    '7e',
    '7ex',
    '7e*3',
    '7*5',
    '7.x',
    '.x',
    '*75',
    '1.2.3',
    '+-7',
    '31/02/2026',
  ];
  expect(texts.filter((text) => !Number.isNaN(parseComparable(text)))).toEqual([]);
});

test('dates are compared in the format of the culture and in that of date fields [VAL-02]', () => {
  showPage('', { lang: 'fr' });
  expect(parseComparable('31/12/2026')).toBe(Date.UTC(2026, 11, 31));
  expect(parseComparable(' 2026-12-31 ')).toBe(Date.UTC(2026, 11, 31));
  expect(isInRange('31/12/2026', '2026-12-31', '2026-12-31')).toBe(true);
  expect(isInRange('30/12/2026', '2026-12-31', '')).toBe(false);
});
