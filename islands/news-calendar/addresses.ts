import { apiUrl } from '#runtime';
import { getAttribute } from '#runtime/dom/safe.ts';
import { toMonth, type Day, type Month } from './days.ts';
import type { Props } from './props.ts';

type Scope = Pick<Props, 'categoryIds' | 'displayChildren' | 'postsPerPage'>;

const scopeOf = ({ categoryIds, displayChildren, postsPerPage }: Scope) =>
  `${encodeURIComponent(categoryIds.join(','))}/${displayChildren}/${postsPerPage}`;

/** Returns the address of a month's table (NWS-01). */
export function calendarUrl(scope: Scope, month: Month): string {
  const [year, number] = month.split('-').map(Number);
  return apiUrl(`/widget/news/calendar/${scopeOf(scope)}/${number}/${year}`);
}

/** Returns the address of a day's posts (NWS-01). */
export const newsListUrl = (scope: Scope, day: Day): string =>
  apiUrl(`/widget/news/newslist/${scopeOf(scope)}/${day}`);

/**
 * Reads the month from `?month=&year=` in a link's address.
 *
 * @param link The link.
 * @returns The month; undefined if the address has none, so that the browser follows the link.
 */
export function readMonthOf(link: Element): Month | undefined {
  const query = new URL(getAttribute(link, 'href') ?? '', document.baseURI).searchParams;
  const [month, year] = [Number(query.get('month')), Number(query.get('year'))];
  const isMonth = Number.isInteger(month) && month >= 1 && month <= 12;
  return isMonth && Number.isInteger(year) && year > 0 ? toMonth(year, month) : undefined;
}
