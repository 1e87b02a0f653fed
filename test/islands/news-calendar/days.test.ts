import { describe, expect, test } from 'vitest';
import { calendarUrl, newsListUrl, readMonthOf } from '../../../islands/news-calendar/addresses.ts';
import { isDay, moveDay, sameDayIn } from '../../../islands/news-calendar/days.ts';
import { makeElement, showPage } from '../../support/page.ts';

const WEEK = ['2026-11-02', '2026-11-03', '2026-11-08'];

describe('a key in the grid of days [NWS-01]', () => {
  test.each([
    ['2026-11-05', 'ArrowLeft', '2026-11-04'],
    ['2026-11-01', 'ArrowLeft', '2026-10-31'],
    ['2026-11-30', 'ArrowRight', '2026-12-01'],
    ['2026-11-05', 'ArrowUp', '2026-10-29'],
    ['2026-12-28', 'ArrowDown', '2027-01-04'],
    ['2026-10-25', 'ArrowRight', '2026-10-26'],
    ['2026-03-29', 'ArrowDown', '2026-04-05'],
    ['2026-01-31', 'PageUp', '2025-12-31'],
    ['2026-03-31', 'PageUp', '2026-02-28'],
    ['2028-01-31', 'PageDown', '2028-02-29'],
    ['2026-12-05', 'PageDown', '2027-01-05'],
    ['2026-11-03', 'Home', '2026-11-02'],
    ['2026-11-03', 'End', '2026-11-08'],
    ['2026-11-03', 'Enter', undefined],
    ['2026-11-03', 'toString', undefined],
  ])('leads from %s by %s to %s', (day, key, expected) => {
    expect(moveDay(day, key, WEEK)).toBe(expected);
  });

  test('Home and End lead nowhere where the week is not shown', () => {
    expect([moveDay('2026-11-03', 'Home', []), moveDay('2026-11-03', 'End', [])]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '', 'x', '2026-11-05T00'])('"%s" is no day', (text) =>
    expect(isDay(text)).toBe(false),
  );

  test('a month without the day has its last one', () => {
    expect([sameDayIn('2026-02', '2026-01-30'), sameDayIn('2028-02', '2026-01-30')]).toEqual([
      '2026-02-28',
      '2028-02-29',
    ]);
  });
});

describe('the addresses [NWS-01]', () => {
  const scope = { categoryIds: ['1', '2'], displayChildren: false, postsPerPage: 3 };

  test('have categories, children, number of posts, and a month from 1 or a day', () => {
    showPage('', { app: '/shop' });
    expect(calendarUrl(scope, '2026-01')).toBe('/shop/widget/news/calendar/1%2C2/false/3/1/2026');
    expect(newsListUrl({ ...scope, displayChildren: true, postsPerPage: 5 }, '2026-11-05')).toBe(
      '/shop/widget/news/newslist/1%2C2/true/5/2026-11-05',
    );
  });

  test.each([
    ['/fr/journal?month=3&year=2026', '2026-03'],
    ['?year=2026&month=12', '2026-12'],
    ['/fr/journal?month=13&year=2026', undefined],
    ['/fr/journal?month=0&year=2026', undefined],
    ['/fr/journal?month=3', undefined],
    ['/fr/journal?month=1.5&year=2026', undefined],
    ['/fr/journal', undefined],
  ])('a link to %s is one to the month %s', (href, month) => {
    expect(readMonthOf(makeElement(`<a href="${href}"></a>`))).toBe(month);
  });
});
