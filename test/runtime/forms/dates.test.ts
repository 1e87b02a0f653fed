import { beforeEach, expect, test } from 'vitest';
import { formatCultureDate, fullYear, parseCultureDate, parseIsoDate, timeOf } from '#runtime/forms/dates.ts';

const setCulture = (lang: string) => (document.documentElement.lang = lang);

beforeEach(() => setCulture('fr'));

/** The day of a time, in the format of date fields. */
const dayOf = (time: number) => (Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10));
const parse = (text: string) => dayOf(parseCultureDate(text));

test.each([
  ['fr', '31/12/2026'],
  ['nl', '31-12-2026'],
  ['de', '31.12.2026'],
  ['en-US', '12/31/2026'],
  ['ja', '2026/12/31'],
  ['hu', '2026. 12. 31.'],
  ['lt', '2026-12-31'],
])('a date is read in the order of the culture %s: %s', (lang, text) => {
  setCulture(lang);
  expect(parse(text)).toBe('2026-12-31');
});

test.each(['1/2/2026', '01/02/2026', ' 01/02/2026\n', '01.02.2026', '01-02-2026', '1/2/26', '01/ 02/ 2026.'])(
  'any of the usual ways to write a day is read: "%s"',
  (text) => {
    expect(parse(text)).toBe('2026-02-01');
  },
);

test.each([
  '',
  'x',
  '1/2',
  '1/2-2026',
  '1 2 2026',
  'on 1/2/2026',
  '1/2/2026 at noon',
  '1/2/2026..',
  '1/2/202',
  '1/2/6',
  '1/2/20266',
  '001/2/2026',
  '1/002/2026',
  '1/  2/2026',
  '1//2026',
  'a/2/2026',
  '1/a/2026',
  '1/2/abcd',
  '1/2/ab',
])('anything else is no date: "%s"', (text) => {
  expect(parse(text)).toBeNull();
});

test('a part of a date that is too long for its position is no date', () => {
  setCulture('ja');
  expect([parse('2026/1/123'), parse('2026/1/1'), parse('26/1/1'), parse('202/1/1')]).toEqual([
    null,
    '2026-01-01',
    '2026-01-01',
    null,
  ]);
  setCulture('en-US');
  expect([parse('123/1/2026'), parse('1/123/2026')]).toEqual([null, null]);
});

test('without a language of the page the browser’s own order counts', () => {
  setCulture('');
  expect(parse('2/2/2026')).toBe('2026-02-02');
});

test.each([
  [2026, 2, 28, '2026-02-28'],
  [2024, 2, 29, '2024-02-29'],
  [2026, 2, 29, null],
  [2026, 1, 32, null],
  [2026, 1, 0, null],
  [2026, 13, 1, null],
  [2026, 0, 1, null],
  [2026, 12, 31, '2026-12-31'],
  [2026, 1, 1, '2026-01-01'],
  [26, 5, 4, '0026-05-04'],
])('a day of the calendar has a time, any other has none: %i-%i-%i', (year, month, day, expected) => {
  expect(dayOf(timeOf(year, month, day))).toBe(expected);
});

test.each([
  ['00', 2000],
  ['49', 2049],
  ['50', 1950],
  ['99', 1999],
  ['1850', 1850],
  ['2026', 2026],
])('the year %s is %i', (text, year) => {
  expect(fullYear(text)).toBe(year);
});

test.each([
  ['fr', '2026-12-31', '31/12/26'],
  ['fr', '2026-01-02', '02/01/26'],
  ['nl', '2026-12-31', '31-12-26'],
  ['en-US', '2026-12-31', '12/31/26'],
  ['fr', '2049-12-31', '31/12/49'],
  ['fr', '2050-01-01', '01/01/2050'],
  ['fr', '1950-01-01', '01/01/50'],
  ['fr', '1949-12-31', '31/12/1949'],
  ['fr', '2005-12-31', '31/12/05'],
])('in %s the day %s is written %s, and read as the same day', (lang, day, text) => {
  setCulture(lang);
  expect(formatCultureDate(Date.parse(day))).toBe(text);
  expect(parse(text)).toBe(day);
});

test('a page that changes its language writes dates in the new one', () => {
  const time = Date.parse('2026-12-31');
  const texts = ['fr', 'en-US', 'fr'].map((lang) => {
    setCulture(lang);
    return formatCultureDate(time);
  });
  expect(texts).toEqual(['31/12/26', '12/31/26', '31/12/26']);
  setCulture('');
  expect(formatCultureDate(time)).toContain('31');
});

test('a day is the same in every time zone', () => {
  expect(formatCultureDate(Date.parse('2026-12-31T23:59:59Z'))).toBe('31/12/26');
  expect(formatCultureDate(Date.parse('2026-12-31T00:00:00Z'))).toBe('31/12/26');
});

test.each([
  ['2026-12-31', '2026-12-31'],
  [' 2026-12-31 ', '2026-12-31'],
  ['2026-02-30', null],
  ['2026-1-31', null],
  ['2026-12-1', null],
  ['26-12-31', null],
  ['2026-12-31T10:00', null],
  ['on 2026-12-31', null],
  ['31/12/2026', null],
  ['abcd-12-31', null],
  ['2026-ab-31', null],
  ['2026-12-ab', null],
  ['', null],
])('the value of a date field is read, in every culture: "%s"', (text, expected) => {
  expect(dayOf(parseIsoDate(text))).toBe(expected);
});
