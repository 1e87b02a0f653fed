import { describe, expect, test } from 'vitest';
import { articles } from '../../demo/journal/index.ts';
import { readDate, readMonth, stepMonth, weeksOf } from '../../demo/journal/month.ts';
import { articlesIn, newsScope, readScope } from '../../demo/journal/scope.ts';
import { calendarView, newsListView } from '../../demo/pages/news-view.ts';
import { findProductBySlug } from '../../demo/assortment/index.ts';

describe('the posts [NWS-02]', () => {
  test('are forty over eighteen months, each in two languages with a product that exists', () => {
    expect(articles).toHaveLength(40);
    expect(new Set(articles.map(({ date }) => date.slice(0, 7))).size).toBe(18);
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(40);
    for (const { slug, product, title, intro, parts, date } of articles) {
      expect(findProductBySlug(product), slug).toBeDefined();
      expect(readDate(date), slug).toBe(date);
      for (const expectedLabels of [title, intro, ...parts.map(({ text }) => text)])
        expect(
          expectedLabels.fr === expectedLabels.nl || !expectedLabels.fr || !expectedLabels.nl,
          slug,
        ).toBe(false);
    }
  });

  test('of a category leave out those of categories in it, unless they are asked for', () => {
    const own = articlesIn(newsScope(4));
    const all = articlesIn({ ...newsScope(4), displayChildren: true });
    expect(own.every(({ category }) => category === 4)).toBe(true);
    expect(all.length).toBe(own.length + articlesIn(newsScope(41)).length);
  });
});

describe('the addresses of the calendar [NWS-01]', () => {
  test.each([
    ['1,2', 'false', '3'],
    ['41', 'true', '50'],
  ])('%s/%s/%s is read', (ids, children, count) => expect(readScope(ids, children, count)).toBeDefined());

  test.each([
    ['', 'false', '3'],
    ['1,x', 'false', '3'],
    ['99', 'false', '3'],
    ['1', 'no', '3'],
    ['1', 'false', '0'],
    ['1', 'false', '51'],
    ['1', 'false', '1.5'],
  ])('"%s"/%s/%s is refused', (ids, children, count) =>
    expect(readScope(ids, children, count)).toBeUndefined(),
  );

  test('a month is from 1 to 12, a day is one of the calendar', () => {
    expect([
      readMonth('2026', '12'),
      readMonth('2026', '0'),
      readMonth('26', '1'),
      readMonth('2026', '1x'),
    ]).toEqual([{ year: 2026, month: 12 }, undefined, undefined, undefined]);
    expect([readDate('2026-02-28'), readDate('2026-02-30'), readDate('x'), readDate(undefined)]).toEqual([
      '2026-02-28',
      undefined,
      undefined,
      undefined,
    ]);
    expect(stepMonth({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  });
});

describe('the table of a month [NWS-01]', () => {
  test.each([
    [2026, 2, 28],
    [2026, 11, 30],
    [2027, 8, 31],
    [2028, 2, 29],
  ])('of %i-%i has six weeks from Monday on, with its %i days', (year, month, days) => {
    const weeks = weeksOf({ year, month });
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    const found = weeks.flat().filter((day) => day !== undefined);
    expect(found).toHaveLength(days);
    const first = weeks.flat().indexOf(found[0]);
    expect(new Date(found[0]!).getUTCDay()).toBe((first + 1) % 7);
  });

  test('leads no further than the oldest and the newest post, and says with a day how many it has', () => {
    const at = (year: number, month: number) =>
      calendarView({ scope: newsScope(), month: { year, month }, culture: 'fr' });
    expect([at(2025, 6).previous, at(2026, 11).next]).toEqual([undefined, undefined]);
    expect(at(2025, 6).next).toEqual({ name: 'Juillet 2025', href: '/fr/journal?year=2025&month=7' });
    const labels = at(2026, 11)
      .weeks.flat()
      .flatMap((cell) => ('href' in cell && cell.href ? [cell.label] : []));
    expect(labels).toEqual(['5 novembre 2026, 4 articles', '12 novembre 2026, 2 articles']);
  });

  test('a day lists as many posts as are asked for, and how many more there are', () => {
    const list = newsListView(newsScope(), '2026-11-05', 'nl');
    expect([list.posts.length, list.more?.text]).toEqual([3, 'Nog 1 artikel op die dag']);
    expect(newsListView(newsScope(), '2026-11-06', 'nl')).toMatchObject({ posts: [], more: undefined });
  });
});
