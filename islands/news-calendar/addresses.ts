import { apiUrl } from '#runtime';
import { getAttribute } from '#runtime/dom/safe.ts';
import { toMonth, type Day, type Month } from './days.ts';
import type { Props } from './props.ts';

type Scope = Pick<Props, 'categoryIds' | 'displayChildren' | 'postsPerPage'>;

const scopeOf = ({ categoryIds, displayChildren, postsPerPage }: Scope) =>
  `${encodeURIComponent(categoryIds.join(','))}/${displayChildren}/${postsPerPage}`;

/** Where the server has the table of a month (NWS-01). */
export function calendarUrl(scope: Scope, month: Month): string {
  const [year, number] = month.split('-').map(Number);
  return apiUrl(`/widget/news/calendar/${scopeOf(scope)}/${number}/${year}`);
}

/** Where the server has the posts of a day (NWS-01). */
export const newsListUrl = (scope: Scope, day: Day): string =>
  apiUrl(`/widget/news/newslist/${scopeOf(scope)}/${day}`);

/**
 * Reads which month a link of the server leads to, by `?month=&year=`.
 *
 * @param link The link.
 * @returns Nothing where its address names none: the browser follows it then.
 */
export function readMonthOf(link: Element): Month | undefined {
  const query = new URL(getAttribute(link, 'href') ?? '', document.baseURI).searchParams;
  const [month, year] = [Number(query.get('month')), Number(query.get('year'))];
  const isMonth = Number.isInteger(month) && month >= 1 && month <= 12;
  return isMonth && Number.isInteger(year) && year > 0 ? toMonth(year, month) : undefined;
}
